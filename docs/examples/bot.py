#!/usr/bin/env python3
"""A bot for Orbite that takes a random legal action whenever it is its turn.

It needs nothing but Python's standard library. It can make a table and play
against bots of the server, or take a free seat at a table it has the code of:

    bot.py http://127.0.0.1:4747 --game rockets --against pilot
    bot.py http://127.0.0.1:4747 --code K7MPQ2 --token "$ORBITE_TOKEN"

Everything it does is described in docs/programs.md.
"""

import argparse
import hashlib
import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request


# What the places of a `step` are; those at the end may be missing.
STEP = ("n", "s", "b", "e", "d", "a", "k", "v")


class Refused(Exception):
    """The server said no: the status, and the code for programs."""

    def __init__(self, status, code, detail):
        super().__init__(f"{detail} ({status} {code})")
        self.status = status
        self.code = code


class Server:
    """Orbite over HTTP, as one user."""

    def __init__(self, address, token=None):
        self.address = address.rstrip("/")
        self.token = token

    def ask(self, method, path, body=None):
        """One request; comes back later if the server asks for that."""
        for attempt in range(8):
            request = urllib.request.Request(self.address + path, method=method)
            if self.token:
                request.add_header("Authorization", "Bearer " + self.token)
            if body is not None:
                request.data = json.dumps(body).encode()
                request.add_header("Content-Type", "application/json")
            try:
                with urllib.request.urlopen(request, timeout=60) as answer:
                    return json.loads(answer.read() or b"null")
            except urllib.error.HTTPError as no:
                if no.code not in (429, 503):
                    error = json.loads(no.read())["error"]
                    raise Refused(no.code, error["code"], error["detail"]) from None
                # Too fast, or the server's database is in trouble.
                pause = int(no.headers.get("Retry-After", "1"))
            except (OSError, http.client.HTTPException):
                # The server is being restarted. Asking again is safe: a
                # command that was taken is not taken twice.
                pause = 1
            time.sleep(min(pause, 2**attempt))
        raise SystemExit("the server does not answer")


def commitment_of(table, seat, entropy):
    """What a seat commits itself to, as docs/fairness.md has it."""
    parts = [b"orbite-entropy/1\0"]
    parts += [bytes([len(table)]), table.encode(), bytes([seat])]
    parts += [bytes([len(entropy)]), entropy.encode()]
    return hashlib.sha256(b"".join(parts)).hexdigest()


def compare(proof, table, seat, commitment, entropy, sealed):
    """Whether the proof in a record fits what a seat was told before the game."""
    # The last secret before the start, and those since.
    secrets = [proof] + proof.get("restored", [])
    since = [one for one in secrets if "steps" in one]
    began = [one for one in secrets if "steps" not in one][-1]
    secret = hashlib.sha256(bytes.fromhex(began["secret"])).hexdigest()
    mine = proof["contributions"][seat]
    commitments = [
        None if one == "none" else next(iter(one.values()))["commitment"]
        for one in proof["contributions"]
    ]
    if proof["table"] != table:
        return "of another table"
    if not began["commitment"] == commitment == secret:
        return "by another secret than was committed to"
    if mine == "none" or mine.get("opened", {}).get("entropy") != entropy:
        return "without what we added"
    if commitments != sealed:
        return "with other commitments of the seats"
    if since:
        steps = since[0]["steps"]
        return f"fits what was committed to up to step {steps}, where a backup was restored"
    return "fits what was committed to"


class Bot:
    """Somebody at one table."""

    def __init__(self, server, table, choose):
        self.server = server
        self.table = table
        # What the server has committed itself to, what we add to chance, and
        # what all seats had committed themselves to before we told it.
        self.commitment = None
        self.latest = None
        self.entropy = "%032x" % random.SystemRandom().getrandbits(128)
        self.sealed = None
        self.path = "/api/tables/" + urllib.parse.quote(table)
        self.choose = choose
        self.seen = None  # the last number seen
        self.seat = None
        self.stage = "waiting"
        self.seats = []
        self.commands = 0
        # What to decide: the legal actions, and the number they are for.
        self.due = None
        self.over = None

    def listen(self):
        """Waits for news, and takes them in."""
        query = {} if self.seen is None else {"seen": self.seen, "wait": 20}
        told = self.server.ask(
            "GET", self.path + "/messages?" + urllib.parse.urlencode(query)
        )
        for message in told["messages"]:
            (kind, body), = message.items()
            self.take_in(kind, body)
        self.seen = told["n"]

    def take_in(self, kind, body):
        """Keeps track of what a message tells."""
        if kind == "joined":
            self.stage = body["stage"]
            self.committed(body["commitment"], body.get("replaced", []))
            self.seating(body["seating"])
            self.over = body.get("over")
            if "position" in body and body.get("s") is not None:
                self.stands(body["s"], body["n"], body["position"])
        elif kind == "seats":
            self.seating(body)
        elif kind == "step":
            step = dict(zip(STEP, body))
            if step["s"] is not None:
                self.stands(step["s"], step["n"], step)
        elif kind == "undone" and body.get("s") is not None:
            self.stands(body["s"], body["n"], body["position"])
        elif kind == "over":
            self.over = body
        elif kind == "closed":
            raise SystemExit("the table was closed")

    def committed(self, commitment, replaced):
        """The server may commit itself anew only after restoring a backup."""
        if self.latest in replaced and self.stage == "waiting":
            # As if we had just come. What we added may have been seen.
            self.commitment = None
            self.entropy = "%032x" % random.SystemRandom().getrandbits(128)
            self.sealed = None
            if self.seat is not None:
                self.commit(self.seat)
        elif self.latest not in (None, commitment, *replaced):
            raise SystemExit("the server has changed its commitment")
        self.commitment = self.commitment or commitment
        self.latest = commitment

    def seating(self, seating):
        """Who sits where; opens our entropy once all commitments are fixed."""
        self.seats = seating["seats"]
        opening = seating.get("starting") == "opening"
        if opening and self.sealed is None and self.seat is not None:
            self.sealed = [seat.get("commitment") for seat in self.seats]
            self.command("open", s=self.seat, entropy=self.entropy)

    def commit(self, seat):
        """Commits our seat to what it will add to chance."""
        self.seat = seat
        commitment = commitment_of(self.table, seat, self.entropy)
        self.command("commit", s=seat, commitment=commitment)

    def verify(self):
        """Whether the record fits what we were told before the game."""
        proof = self.server.ask("GET", self.path + "/record")["fairness"]
        remembered = (self.table, self.seat, self.commitment, self.entropy, self.sealed)
        return compare(proof, *remembered)

    def stands(self, seat, number, position):
        """Where the game stands, for our seat."""
        if seat == self.seat or self.seat is None:
            self.seat = seat
            mine = position.get("d") == seat
            self.due = (number, position["a"].split()) if mine else None

    def command(self, kind, *places, **content):
        """Wants something done; the answer's kind, and what it says."""
        self.commands += 1
        answers = self.server.ask(
            "POST",
            self.path + "/commands",
            {"c": self.commands, "command": {kind: places or content}},
        )["messages"]
        for answer in answers:
            (what, body), = answer.items()
            if what in ("ok", "refused", "out_of_date", "invalid"):
                return what, body
        raise SystemExit(f"internal error of the server: {answers}")

    def sit(self):
        """Takes the first open seat."""
        for seat, info in enumerate(self.seats):
            if "open" in info["holder"]:
                commitment = commitment_of(self.table, seat, self.entropy)
                answer, _ = self.command("sit", s=seat, commitment=commitment)
                if answer == "ok":
                    self.seat = seat
                    return
        raise SystemExit("no seat is open")

    def play(self):
        """Plays until the game is over."""
        while self.over is None:
            if self.due is None:
                self.listen()
                continue
            number, legal = self.due
            self.due = None
            action = self.choose(legal)
            answer, body = self.command("act", number, self.seat, [action])
            if answer == "refused" and "bot_stand_in" in body["why"]:
                # We were too slow, and the server's bot has taken over.
                self.command("resume", s=self.seat)
                self.seen = None
            elif answer == "refused" and "unavailable" in body["why"]:
                time.sleep(1)
                self.due = (number, legal)
            elif answer != "ok":
                # The game has moved on: look at the whole table.
                self.seen = None


def main():
    parser = argparse.ArgumentParser(description="Plays Orbite at random.")
    parser.add_argument("server", help="its address, such as http://127.0.0.1:4747")
    parser.add_argument("--token", default=os.environ.get("ORBITE_TOKEN"))
    parser.add_argument("--name", default="Random", help="for a new guest")
    parser.add_argument("--code", help="of the table to sit down at")
    parser.add_argument("--game", default="rockets", help="for a new table")
    parser.add_argument("--against", default="cadet", help="the level of the server's bot")
    parser.add_argument("--seed", type=int, help="to play the same way again")
    told = parser.parse_args()

    server = Server(told.server, told.token)
    if not server.token:
        guest = server.ask("POST", "/api/guests", {"name": told.name})
        server.token = guest["token"]
    dice = random.Random(told.seed)

    if told.code:
        code = urllib.parse.quote(told.code)
        table = server.ask("GET", "/api/codes/" + code)["table"]
        bot = Bot(server, table, dice.choice)
        bot.listen()
        bot.sit()
    else:
        seats = [{"me": {}}, {"bot": {"level": told.against}}]
        new = {"game": told.game, "seats": seats}
        if told.game == "celestial":
            # Otherwise duels of such players take for ever.
            new["options"] = {"rounds": 20}
        made = server.ask("POST", "/api/tables", new)
        table = made["table"]
        bot = Bot(server, table, dice.choice)
        bot.commitment = bot.latest = made["commitment"]
        bot.listen()
        bot.commit(0)
        bot.command("start")
    bot.play()
    result = bot.over.get("outcome")
    place = result["places"][bot.seat] if result else None
    # That the cards follow from the secret, `orbite verify` works out.
    chance = bot.verify()
    print(json.dumps({"table": table, "seat": bot.seat, "place": place, "chance": chance}))


if __name__ == "__main__":
    try:
        main()
    except Refused as no:
        sys.exit(str(no))
