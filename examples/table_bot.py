"""A bot that plays through the server's API. It opens a table, or joins one, and makes random legal moves.

clanmoot serve
python examples/table_bot.py http://127.0.0.1:8000 schotten-totten novice   # against the computer
python examples/table_bot.py http://127.0.0.1:8000 --join TABLE             # at a table of other people
"""

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect


def post(url: str, token: str, body: object) -> Any:
    """Send a POST request and return the answer."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


async def play(url: str, token: str, table: str) -> None:
    """Watch the table, and make a move whenever it waits for our seat."""
    async with connect(url.replace("http", "ws", 1) + "/api/v1/socket", max_size=None) as socket:
        await socket.send(json.dumps({"t": "hello", "token": token}))
        await socket.send(json.dumps({"t": "watch", "table": table}))
        seat, sent = -2, 0
        async for text in socket:
            message = json.loads(text)
            seat = message.get("seat", seat) if message["t"] == "sync" else seat
            position = message.get("position") or {}
            if position.get("ending"):
                print(f"Seat {seat} of {table}: ranks {position['ending']['ranks']}.")
                return
            if seat in position.get("asked", []) and position.get("legal"):
                action, sent = random.choice(position["legal"]), sent + 1
                command = {"do": "act", "action": action, "step": position["step"]}
                await socket.send(json.dumps({"t": "do", "table": table, "id": f"{seat}-{sent}", "command": command}))


def main(url: str, game: str, *others: str) -> None:
    """Come as a guest, take a seat, and play a game."""
    token = post(f"{url}/api/v1/guest", "", {})["token"]
    table = others[0]
    if game == "--join":
        command = {"do": "sit", "seat": 1}
        post(f"{url}/api/v1/tables/{table}/commands", token, {"id": "sit", "command": command})
    else:
        table = post(f"{url}/api/v1/tables", token, {"game": game, "seats": ["me", *others]})["table"]
    print(f"Playing at {url}/api/v1/tables/{table}.", flush=True)
    asyncio.run(play(url, token, table))


if __name__ == "__main__":
    main(*sys.argv[1:])
