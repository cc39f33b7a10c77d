#!/usr/bin/env python3
"""Plays Orbite over WebSockets at a table of each game, and loses nothing.

Two players in this program take the seats of each table. They cut their
connections at bad moments, come back, and survive a server that is killed. In the
end each compares what it was told and what it did with the server's history and
record. It needs nothing but Python's standard library and bot.py beside it:

    player.py http://127.0.0.1:4747 --games rockets landing --seed 1

It knows of Orbite what docs/protocol.md says, and nothing else.
"""

import argparse
import base64
import json
import os
import random
import socket
import struct
import sys
import threading
import time
import urllib.parse

import bot

GAMES = ["supernova", "celestial", "landing", "rockets", "asteroids"]
ANSWERS = ("ok", "refused", "out_of_date", "invalid")
# How often a player cuts its connection after sending a command, without waiting
# for the answer, and how often before it has looked at what it received.
CUT_SENDING = 0.15
CUT_RECEIVING = 0.05


class Mistake(Exception):
    """The server did not do what the protocol says."""


class Lost(ConnectionError):
    """The connection is gone."""


class WebSocket:
    """As much of RFC 6455 as a client needs."""

    def __init__(self, address):
        url = urllib.parse.urlsplit(address)
        self.socket = socket.create_connection((url.hostname, url.port), timeout=20)
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            (
                f"GET /ws HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n"
            ).encode()
        )
        while b"\r\n\r\n" not in self.buffer:
            self.fill()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Lost(head)

    def fill(self):
        more = self.socket.recv(65536)
        if not more:
            raise Lost("closed")
        self.buffer += more

    def take(self, count):
        while len(self.buffer) < count:
            self.fill()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def write(self, opcode, payload):
        """One masked frame."""
        length = len(payload)
        if length < 126:
            head = struct.pack("!BB", 0x80 | opcode, 0x80 | length)
        else:
            head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, length)
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.socket.sendall(head + mask + masked)

    def send(self, message):
        self.write(1, json.dumps(message).encode())

    def receive(self):
        """The messages of the next frame of text."""
        text = b""
        while True:
            first, second = self.take(2)
            length = second & 127
            if length == 126:
                (length,) = struct.unpack("!H", self.take(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self.take(8))
            payload = self.take(length)
            opcode = first & 15
            if opcode == 8:
                raise Lost("closed by the server")
            if opcode == 9:
                self.write(10, payload)
            elif opcode in (0, 1):
                text += payload
                if first & 0x80:
                    return [json.loads(line) for line in text.decode().split("\n")]

    def close(self):
        self.socket.close()


class Player:
    """Somebody on one seat of one table, over many connections."""

    def __init__(self, server, table, seat, dice, pause):
        self.pause = pause
        self.server = server
        self.table = table
        self.seat = seat
        self.dice = dice
        self.seen = None  # the greatest number of all frames taken in
        self.stage = "waiting"
        self.seats = []
        # What the server has committed itself to, what we add to chance, and
        # what all seats had committed themselves to before we told it.
        self.commitment = None
        self.entropy = "%032x" % random.SystemRandom().getrandbits(128)
        self.sealed = None
        self.phase = None
        self.opened = False
        # What to decide: the number, and the legal actions.
        self.due = None
        self.over = None
        # Every turn we were told of; None until we know those we missed.
        self.turns = None
        self.acted = []
        # The command without an answer. Numbers begin anywhere.
        self.command = None
        self.number = dice.randrange(1 << 30)
        self.compared = False
        self.counts = {"lost": 0, "cut": 0, "resent": 0, "repeated": 0}

    def play(self):
        """Plays to the end of the game."""
        while not self.compared:
            try:
                self.visit()
            except OSError:
                self.counts["lost"] += 1
                time.sleep(0.05)

    def visit(self):
        """One connection, until it is lost or there is nothing left to do."""
        connection = WebSocket(self.server.address)
        try:
            connection.send({"hello": {"protocol": 4, "token": self.server.token}})
            join = {"table": self.table, "detail": "views"}
            if self.seen is not None:
                join["seen"] = self.seen
            connection.send({"join": join})
            if self.command:
                # Its answer was lost, or the command itself.
                self.counts["resent"] += 1
                connection.send({"do": self.command})
            while not self.compared:
                frame = connection.receive()
                if self.dice.random() < CUT_RECEIVING:
                    self.cut()
                self.take_frame(frame)
                if self.command is None and self.decide():
                    connection.send({"do": self.command})
                    if self.dice.random() < CUT_SENDING:
                        self.cut()
        finally:
            connection.close()

    def cut(self):
        self.counts["cut"] += 1
        raise Lost("cut by ourselves")

    def take_frame(self, messages):
        """All of a frame: the rule for numbers in docs/protocol.md."""
        before = newest = -1 if self.seen is None else self.seen
        for message in messages:
            ((kind, body),) = message.items()
            if kind == "step":
                body = dict(zip(bot.STEP, body))
            if kind == "joined":
                self.joined(body)
                before = newest = body["n"]
            elif kind in ANSWERS:
                self.answered(kind, body)
            elif kind == "history":
                self.history(body)
            elif kind == "fault":
                raise Mistake(message)
            elif "n" in body:
                if body["n"] > before:
                    self.news(kind, body)
                    newest = max(newest, body["n"])
                else:
                    self.counts["repeated"] += 1
        self.seen = newest if newest >= 0 else None

    def joined(self, body):
        """The whole table."""
        if self.commitment not in (None, body["commitment"]):
            raise Mistake("the server has changed its commitment")
        self.commitment = body["commitment"]
        self.stage = body["stage"]
        self.seating(body["seating"])
        self.over = body.get("over")
        self.due = None
        self.turns = [] if body.get("fresh") else None
        if "position" in body:
            self.stands(body["n"], body["position"])

    def news(self, kind, body):
        """Something happened."""
        if kind == "step":
            if self.turns is not None:
                self.turns.append([body["b"], body["e"]])
            self.stands(body["n"], body)
        elif kind == "started":
            self.stage = "playing"
            self.turns = []
            self.stands(body["n"], body)
        elif kind == "seats":
            self.seating(body)
        elif kind == "committed":
            self.seats[body["s"]]["commitment"] = body["commitment"]
        elif kind == "starting":
            self.starting(body["phase"], body.get("commitments"))
        elif kind == "over":
            self.over = body
        elif kind == "closed":
            raise Mistake("the table was closed")

    def seating(self, body):
        self.seats = body["seats"]
        commitments = [seat.get("commitment") for seat in self.seats]
        self.starting(body.get("starting"), commitments)

    def starting(self, phase, commitments):
        self.phase = phase
        if phase == "opening" and self.sealed is None:
            self.sealed = commitments

    def stands(self, number, position):
        """Where the game stands."""
        mine = position.get("d") == self.seat
        self.due = (number, position["a"].split()) if mine else None

    def decide(self):
        """Whether there is something to do; it is then the command."""
        mine = self.seats[self.seat] if self.seats else None
        commitment = bot.commitment_of(self.table, self.seat, self.entropy)
        if mine is None:
            return False
        if self.over and self.turns is not None:
            return self.want("history", s=self.seat)
        if self.stage == "waiting":
            if "open" in mine["holder"]:
                return self.want("sit", s=self.seat, commitment=commitment)
            if self.phase == "opening" and not self.opened:
                return self.want("open", s=self.seat, entropy=self.entropy)
            if self.sealed is None and "commitment" not in mine:
                return self.want("commit", s=self.seat, commitment=commitment)
            everybody = not any("open" in seat["holder"] for seat in self.seats)
            if self.seat == 0 and everybody and self.phase is None:
                return self.want("start")
            return False
        if self.turns is None:
            return self.want("history", s=self.seat)
        if self.due and not self.over:
            time.sleep(self.pause)
            number, legal = self.due
            action = self.dice.choice(legal)
            return self.want("act", number, self.seat, [action])
        return False

    def want(self, kind, *places, **content):
        self.number += 1
        self.command = [self.number, {kind: places or content}]
        return True

    def answered(self, what, body):
        """The answer to the command, unless it is one to an older one."""
        number = body[0] if what == "ok" else body.get("c")
        if self.command is None or number != self.command[0]:
            return
        ((kind, content),) = self.command[1].items()
        if what == "ok":
            self.command = None
            if kind == "commit":
                self.seats[self.seat]["commitment"] = content["commitment"]
            if kind == "act":
                made_for, _, actions = content
                self.acted += actions
                self.due = None if self.due and self.due[0] == made_for else self.due
            self.opened = self.opened or kind == "open"
        elif what == "out_of_date":
            # The game has moved on. What we missed is there or on its way.
            self.command = None
        elif what == "refused" and "unavailable" in body["why"]:
            # It could not be stored: the same again, over another connection.
            raise Lost("unavailable")
        elif what == "refused" and kind in ("open", "start", "sit", "commit"):
            # Too late: somebody else did it, or time was up.
            self.command = None
            self.opened = self.opened or kind == "open"
        else:
            raise Mistake((self.command, what, body))

    def history(self, body):
        """Everything that we were to be told."""
        if self.over and self.turns is not None:
            if body["t"] != self.turns:
                raise Mistake(f"told {self.turns}, but it was {body['t']}")
            self.compared = True
        self.turns = body["t"]

    def verify(self):
        """Compares what we did with the record; what that says about chance."""
        path = "/api/tables/" + urllib.parse.quote(self.table) + "/record"
        record = self.server.ask("GET", path)
        prefix = f"{self.seat} "
        steps = [step.removeprefix(prefix) for step in record["steps"] if step.startswith(prefix)]
        if steps != self.acted:
            raise Mistake(f"did {self.acted}, but the record has {steps}")
        if self.sealed is None:
            return "not compared: we were away when the game began"
        remembered = (self.table, self.seat, self.commitment, self.entropy, self.sealed)
        return bot.compare(record["fairness"], *remembered)


def play(address, game, dice, pause):
    """Two players at a table of a game; what became of them."""
    servers = [bot.Server(address), bot.Server(address)]
    for server in servers:
        server.token = server.ask("POST", "/api/guests", {"name": "Player"})["token"]
    new = {"game": game, "seats": [{"me": {}}, {"open": {}}], "away_seconds": 3600}
    if game == "celestial":
        # Otherwise duels of such players take for ever.
        new["options"] = {"rounds": 5}
    table = servers[0].ask("POST", "/api/tables", new)["table"]
    players = [
        Player(server, table, seat, random.Random(dice.random()), pause)
        for seat, server in enumerate(servers)
    ]
    together(player.play for player in players)
    if players[0].over != players[1].over:
        raise Mistake("it ended twice")
    result = {"game": game, "table": table, "places": players[0].over["outcome"]["places"]}
    result["chance"] = [player.verify() for player in players]
    for count in players[0].counts:
        result[count] = sum(player.counts[count] for player in players)
    return result


def together(works):
    """Runs all at once; the first exception of any is ours too."""
    failed = []

    def run(work):
        try:
            work()
        except Exception as why:  # Told below, whatever it is.
            failed.append(why)

    threads = [threading.Thread(target=run, args=[work], daemon=True) for work in works]
    for thread in threads:
        thread.start()
    while not failed and any(thread.is_alive() for thread in threads):
        time.sleep(0.01)
    if failed:
        raise failed[0]


def main():
    parser = argparse.ArgumentParser(description="Plays Orbite through lost connections.")
    parser.add_argument("server", help="its address, such as http://127.0.0.1:4747")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--seed", type=int, help="to decide and cut the same way again")
    parser.add_argument("--pause", type=float, default=0, help="seconds before each move")
    told = parser.parse_args()
    dice = random.Random(told.seed)
    results = []

    def one(game, own):
        return lambda: results.append(play(told.server, game, own, told.pause))

    together([one(game, random.Random(dice.random())) for game in told.games])
    print(json.dumps(results))


if __name__ == "__main__":
    try:
        main()
    except (Mistake, bot.Refused) as why:
        sys.exit(f"{type(why).__name__}: {why}")
