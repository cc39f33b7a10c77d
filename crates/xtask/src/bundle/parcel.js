// Takes parcels apart (`parcel.rs`).

const asModule = (body) => new Response(body, { headers: { "Content-Type": "application/wasm" } });

// How a module begins that is in one piece.
const PLAIN = 0x6d736100;

let parcel = Promise.resolve(new Map());

// When all of it has come and is where the service worker finds it, or when no more comes.
let delivery = Promise.resolve();

// A parcel that does not come is no trouble: its files come by themselves.
export function unpack(path) {
    parcel = open(path).catch(() => new Map());
}

// Waits until the service worker need not fetch what came in a parcel.
export async function delivered() {
    await parcel;
    await delivery;
}

// Tries four times: a network may fail for a moment, and of several servers one may be of
// another version, which has none of this page's files, where the one that is asked next has.
export async function retried(attempt) {
    for (let pause = 200; ; pause *= 2) {
        try {
            return await attempt();
        } catch (error) {
            if (pause > 800) throw error;
        }
        await new Promise((go) => setTimeout(go, pause));
    }
}

// The bytes of one of this page's files.
export const fetched = (path) =>
    retried(async () => {
        const answer = await fetch(path);
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        return new Uint8Array(await answer.arrayBuffer());
    });

// A module, from the parcel if it is in there. Only once: who asks again found
// something wrong with it.
export async function take(path) {
    const pieces = await parcel;
    const piece = pieces.get(path);
    pieces.delete(path);
    if (piece) return piece;
    return asModule(joined(await fetched(path)));
}

// The pieces by their paths as soon as the list in front has come, each an answer
// of its own whose bytes are still on their way.
async function open(path) {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(answer.statusText);
    const reader = answer.body.getReader();
    const more = async () => {
        const { done, value } = await reader.read();
        if (done) throw new Error(`${path} breaks off`);
        return value;
    };
    let rest = await more();
    while (!rest.includes(10)) {
        rest = new Uint8Array([...rest, ...(await more())]);
    }
    const end = rest.indexOf(10);
    const list = JSON.parse(new TextDecoder().decode(rest.subarray(0, end)));
    rest = rest.subarray(end + 1);
    const pieces = list.map(([path, size]) => {
        let come, fail;
        const answer = new Promise((...ways) => ([come, fail] = ways));
        answer.catch(() => {});
        return { path, size, come, fail, answer };
    });
    const deliver = async () => {
        for (const piece of pieces) {
            const { size, come } = piece;
            piece.content = new Uint8Array(size);
            for (let at = 0; at < size; ) {
                if (rest.length === 0) rest = await more();
                const bytes = rest.subarray(0, size - at);
                piece.content.set(bytes, at);
                at += bytes.length;
                rest = rest.subarray(bytes.length);
            }
            come(asModule(joined(piece.content)));
        }
        if (!("serviceWorker" in navigator)) return;
        const cache = await caches.open("parcel");
        await Promise.all(pieces.map(({ path, content }) => cache.put(path, new Response(content))));
    };
    // Pieces that are complete take no notice.
    delivery = deliver().catch((error) => pieces.forEach(({ fail }) => fail(error)));
    return new Map(pieces.map(({ path, answer }) => [path, answer]));
}

// A module, put together if its code is in streams (`streams.rs`).
function joined(streams) {
    const [size, ...lengths] = new Uint32Array(streams.buffer, 0, 6);
    if (size === PLAIN) return streams;
    let end = 24;
    let [code, constants, offsets, functions, behind] = lengths.map((length) => (end += length));
    const module = new Uint8Array(size);
    module.set(streams.subarray(24, code));
    let to = code - 24;
    // Takes over a number, and returns where the next one is.
    const copy = (from) => {
        do module[to++] = streams[from];
        while (streams[from++] > 127);
        return from;
    };
    const value = (from) => {
        let number = 0;
        for (let shift = 0; ; shift += 7) {
            const byte = streams[from++];
            number |= (byte & 127) << shift;
            if (byte < 128) return number;
        }
    };
    // The bytes since a place, in the room that was left for it.
    const close = (at) => {
        const length = to - at - 4;
        for (let byte = 0; byte < 4; byte++) {
            module[at + byte] = ((length >> (7 * byte)) & 127) | (byte < 3 ? 128 : 0);
        }
    };
    // How many numbers follow an instruction.
    const operands = (instruction) => {
        if ([0x0e, 0x1c].includes(instruction)) return value(code) + (instruction === 0x0e ? 2 : 1);
        if (instruction === 0x11) return 2;
        if (instruction === 0xfc) {
            const kind = value(code);
            return kind < 8 ? 1 : kind < 15 && kind % 2 === 0 ? 3 : 2;
        }
        const has =
            (instruction > 0x01 && instruction < 0x05) ||
            instruction === 0x0c ||
            instruction === 0x0d ||
            (instruction > 0x1f && instruction < 0x43) ||
            instruction === 0xd0 ||
            instruction === 0xd2;
        return has ? 1 : 0;
    };
    const section = to;
    to += 4;
    let count = value(code);
    code = copy(code);
    for (; count > 0; count--) {
        const body = to;
        to += 4;
        let locals = 2 * value(code) + 1;
        while (locals-- > 0) code = copy(code);
        for (let depth = 1; depth > 0; ) {
            const instruction = streams[code++];
            if (instruction > 0xd2 && instruction < 0xfa) {
                const short = instruction - 0xd3;
                module[to++] = 0x20 + Math.floor(short / 13);
                module[to++] = short % 13;
                continue;
            }
            module[to++] = instruction;
            if (instruction === 0x41) {
                constants = copy(constants);
            } else if (instruction === 0x10) {
                functions = copy(functions);
            } else if (instruction > 0x27 && instruction < 0x3f) {
                module[to++] = 0;
                offsets = copy(offsets);
            } else if (instruction === 0x43 || instruction === 0x44) {
                const bytes = instruction === 0x43 ? 4 : 8;
                module.set(streams.subarray(code, code + bytes), to);
                to += bytes;
                code += bytes;
            } else {
                if (instruction === 0x0b) depth--;
                if (instruction > 0x01 && instruction < 0x05) depth++;
                for (let left = operands(instruction); left > 0; left--) code = copy(code);
            }
        }
        close(body);
    }
    close(section);
    module.set(streams.subarray(behind), to);
    return module;
}
