#!/usr/bin/env python3
"""Writes all token transfers of an account in a range of blocks to a CSV file.

Usage: token-transfers.py ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]

FILE is transfers.csv by default. An interrupted run continues when you start it again.
KAIASCAN_BLOCK_WINDOW is the number of blocks that the program asks for at once, 40000 by default.
"""

from decimal import Decimal
from typing import Any

import kaia

# A list ends after this many rows, so a full one may lack rows.
MAX_ROWS = 40_000

COLUMNS = ["block", "time", "transaction", "from", "to", "contract", "amount"]

TRANSFER = {
    "block_id": int,
    "datetime": str,
    "transaction_hash": str,
    "from": str,
    "to?": str,
    "contract": {"contract_address": str},
    "amount": Decimal,
}


def to_cells(*transfer: Any) -> list:
    *cells, contract, amount = transfer
    return [*cells, contract["contract_address"], amount]


def main(account: str, first: str, last: str, file: str = "transfers.csv") -> None:
    kaia.check_hex(account)
    first_block, last_block = kaia.whole("FIRST_BLOCK", first), kaia.whole("LAST_BLOCK", last)

    def read_window(start: int, end: int) -> list:
        """Returns the transfers of a window of blocks, newest first."""
        path = f"/api/v1/accounts/{account}/token-transfers"
        bounds = {"blockNumberStart": start, "blockNumberEnd": end}
        rows = kaia.pages(path, bounds, TRANSFER, MAX_ROWS, again=3)
        return [to_cells(*row.values()) for row in rows]

    def check_last_block() -> None:
        latest = kaia.get("/api/v1/blocks/latest").read({"block_id": int})["block_id"]
        if last_block > latest:
            raise kaia.Failure(f"LAST_BLOCK {last_block} is after the latest block {latest}.", 2)

    kaia.write_windows(
        (account, first_block, last_block),
        file,
        COLUMNS,
        kaia.setting("KAIASCAN_BLOCK_WINDOW", 40_000, least=1),
        read_window,
        check_last_block,
    )


if __name__ == "__main__":
    kaia.run("ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]", main)
