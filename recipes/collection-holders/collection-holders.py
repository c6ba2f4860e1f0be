#!/usr/bin/env python3
"""Prints the holders of an NFT collection as CSV.

Usage: collection-holders.py COLLECTION [TOKEN_ID]

TOKEN_ID selects one item of a KIP-37 collection.
"""

import sys
from decimal import Decimal
from typing import Any, Optional

import kaia

# A list ends after this many rows, so a full one may lack holders.
MAX_ROWS = 500_000

COLUMNS = ["holder", "token_id", "token_count", "percentage"]


def holder_address(holder: Any) -> Optional[str]:
    """The service writes a holder as text or as an object."""
    address = holder.get("address") if isinstance(holder, dict) else holder
    return address if isinstance(address, str) else None


HOLDER = {
    "holder": holder_address,
    "token_id?": str,
    "token_count": int,
    "percentage?": Decimal,
}


def main(collection: str, token_id: Optional[str] = None) -> None:
    kaia.check_hex(collection)
    query = {} if token_id is None else {"tokenId": token_id}
    rows = kaia.pages(f"/api/v1/nfts/{collection}/holders", query, HOLDER)
    for cells in [COLUMNS, *(row.values() for row in rows)]:
        print(kaia.csv_row(cells), end="")
    if len(rows) >= MAX_ROWS:
        print(f"The list ends after {MAX_ROWS} holders.", file=sys.stderr)


if __name__ == "__main__":
    kaia.run("COLLECTION [TOKEN_ID]", main)
