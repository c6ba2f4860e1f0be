#!/usr/bin/env python3
"""Prints blocks as CSV, one after the other without gaps, and waits for those to come.

Usage: blocks.py FIRST_BLOCK [COUNT]

Without COUNT, it runs until you stop it. KAIASCAN_POLL_SECONDS is the pause between two questions
for a block that is not there yet, 1 by default.
"""

import itertools
import time
from typing import Optional

import kaia

BLOCK = {"block_id": int, "datetime": str, "total_transaction_count": int, "hash": str}

COLUMNS = ["block", "time", "transactions", "hash"]


def main(first: str, count: Optional[str] = None) -> None:
    first_block = kaia.whole("FIRST_BLOCK", first)
    end = None if count is None else first_block + kaia.whole("COUNT", count, least=1)
    pause = kaia.setting("KAIASCAN_POLL_SECONDS", 1)
    for number in itertools.count(first_block) if end is None else range(first_block, end):
        while (answer := kaia.get(f"/api/v1/blocks/{number}", is_optional=True)) is None:
            time.sleep(pause)
        block = answer.read(BLOCK)
        if block["block_id"] != number:
            raise answer.error("the answer has no valid block_id")
        header = kaia.csv_row(COLUMNS) if number == first_block else ""
        print(header + kaia.csv_row(block.values()), end="", flush=True)


if __name__ == "__main__":
    kaia.run("FIRST_BLOCK [COUNT]", main)
