#!/usr/bin/env python3
"""Prints the holders of an NFT collection as CSV.

Usage: collection-holders.py COLLECTION [TOKEN_ID]

TOKEN_ID selects one item of a KIP-37 collection.
Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
KAIASCAN_PAGE_SIZE, KAIASCAN_RETRY_SECONDS.
"""

import csv
import os
import re
import sys
import time

import requests

BASE_URL = os.environ.get("KAIASCAN_BASE_URL", "https://mainnet-oapi.kaiascan.io")
PAGE_SIZE = int(os.environ.get("KAIASCAN_PAGE_SIZE", "500"))
RETRY_SECONDS = int(os.environ.get("KAIASCAN_RETRY_SECONDS", "1"))

TIMEOUT_SECONDS = 30
MAX_ATTEMPTS = 5
RETRIED_STATUSES = (429, 500, 503)

# A list ends after this many rows, so a full one may lack holders.
MAX_ROWS = 500_000
session = requests.Session()


class ApiError(Exception):
    pass


def get(path, **query):
    """Returns the JSON answer. Decimals stay text, so that no digit is lost."""
    for attempt in range(MAX_ATTEMPTS):
        wait = RETRY_SECONDS * 2**attempt
        try:
            response = session.get(BASE_URL + path, params=query, timeout=TIMEOUT_SECONDS)
        except requests.RequestException as error:
            problem = f"No answer: {type(error).__name__}"
        else:
            if response.ok:
                return response.json(parse_float=str)
            problem = f"HTTP {response.status_code}: {response.text}"
            if response.status_code not in RETRIED_STATUSES:
                break
            retry_after = response.headers.get("Retry-After", "")
            wait = int(retry_after) if retry_after.isdecimal() else wait
        if attempt + 1 < MAX_ATTEMPTS:
            time.sleep(wait)
    raise ApiError(problem)


def read_holders(collection, token_id):
    page = 1
    while True:
        # Parameters that are None are not sent.
        answer = get(
            f"/api/v1/nfts/{collection}/holders", tokenId=token_id, page=page, size=PAGE_SIZE
        )
        yield from answer["results"]
        if answer["paging"]["last"]:
            break
        page += 1
    if answer["paging"]["total_count"] >= MAX_ROWS:
        print(f"The list ends after {MAX_ROWS} holders.", file=sys.stderr)


def print_holders(collection, token_id):
    output = csv.writer(sys.stdout, lineterminator="\n")
    output.writerow(["holder", "token_id", "token_count", "percentage"])
    for row in read_holders(collection, token_id):
        holder = row["holder"]
        address = holder["address"] if isinstance(holder, dict) else holder
        output.writerow([address, row.get("token_id"), row["token_count"], row["percentage"]])


def main(arguments):
    if len(arguments) not in (1, 2):
        sys.exit(__doc__)
    collection = arguments[0]
    token_id = arguments[1] if len(arguments) == 2 else None
    if not re.fullmatch("0x[0-9a-fA-F]{40}", collection):
        sys.exit(f"{collection} is not an address: 0x and 40 hexadecimal digits.")
    key = os.environ.get("KAIASCAN_API_KEY")
    if not key:
        sys.exit("Set KAIASCAN_API_KEY to your API key.")
    session.headers["Authorization"] = f"Bearer {key}"
    try:
        print_holders(collection, token_id)
    except (ApiError, ValueError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
