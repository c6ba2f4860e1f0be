#!/usr/bin/env python3
"""Prints each token transfer of an account as it comes.

Usage: watch-account.py ACCOUNT [FROM_BLOCK] [UNTIL_BLOCK]

Begins with the next block, or with FROM_BLOCK; without UNTIL_BLOCK, it runs until you stop it.
KAIASCAN_POLL_SECONDS is the pause between two looks, 5 by default; KAIASCAN_BLOCK_WINDOW is the
number of blocks that it asks for at once, 1000 by default.
"""

import time
from decimal import Decimal
from typing import Any, Dict, List, Optional

import kaia

# A list ends after this many rows, so a full one may lack rows.
MAX_ROWS = 40_000

TRANSFER = {
    "block_id": int,
    "datetime": str,
    "from": str,
    "to?": str,
    "contract": {"contract_address": str},
    "amount": Decimal,
}


def read_window(account: str, start: int, end: int) -> List[Dict[str, Any]]:
    path = f"/api/v1/accounts/{account}/token-transfers"
    bounds = {"blockNumberStart": start, "blockNumberEnd": end}
    return kaia.pages(path, bounds, TRANSFER, MAX_ROWS, again=3)


def to_line(row: Dict[str, Any], account: str) -> str:
    direction = "out" if row["from"].lower() == account.lower() else "in"
    parties = f"{row['from']} -> {row['to'] or 'none'}"
    amount = f"{row['amount'].normalize():f} {row['contract']['contract_address']}"
    return ", ".join([str(row["block_id"]), row["datetime"], direction, parties, amount])


def main(account: str, first: Optional[str] = None, last: Optional[str] = None) -> None:
    kaia.check_hex(account)
    start = None if first is None else kaia.whole("FROM_BLOCK", first)
    until = float("inf") if last is None else kaia.whole("UNTIL_BLOCK", last)
    if start is not None and start > until:
        raise kaia.Failure(f"FROM_BLOCK {start} is after UNTIL_BLOCK {until}.", 2)
    width = kaia.setting("KAIASCAN_BLOCK_WINDOW", 1000, least=1)
    pause = kaia.setting("KAIASCAN_POLL_SECONDS", 5)
    while True:
        latest = kaia.get("/api/v1/blocks/latest").read({"block_id": int})["block_id"]
        start = latest + 1 if start is None else start
        while start <= min(latest, until):
            end = min(start + width - 1, latest, until)
            # The service answers newest first.
            for row in reversed(read_window(account, start, end)):
                print(kaia.one_line(to_line(row, account)), flush=True)
            start = end + 1
        if start > until:
            return
        time.sleep(pause)


if __name__ == "__main__":
    kaia.run("ACCOUNT [FROM_BLOCK] [UNTIL_BLOCK]", main)
