// Takes parcels apart (`parcel.rs`).

const asModule = (body) => new Response(body, { headers: { "Content-Type": "application/wasm" } });

let parcel = Promise.resolve(new Map());

// A parcel that does not come is no trouble: its files come by themselves.
export function unpack(path) {
    parcel = open(path).catch(() => new Map());
}

// A module, from the parcel if it is in there. Only once: who asks again found
// something wrong with it.
export async function take(path) {
    const pieces = await parcel;
    const piece = pieces.get(path);
    pieces.delete(path);
    if (piece) return piece;
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(answer.statusText);
    return asModule(answer.body);
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
        let to;
        const answer = asModule(new ReadableStream({ start: (controller) => void (to = controller) }));
        return { path, size, to, answer };
    });
    const deliver = async () => {
        for (const { size, to } of pieces) {
            let left = size;
            while (left > 0) {
                if (rest.length === 0) rest = await more();
                const bytes = rest.subarray(0, left);
                to.enqueue(bytes);
                left -= bytes.length;
                rest = rest.subarray(bytes.length);
            }
            to.close();
        }
    };
    // Pieces that are complete take no notice.
    deliver().catch((error) => pieces.forEach(({ to }) => to.error(error)));
    return new Map(pieces.map(({ path, answer }) => [path, answer]));
}
