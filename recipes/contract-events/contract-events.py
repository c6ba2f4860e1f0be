#!/usr/bin/env python3
"""Prints the ABI of a contract and the decoded events of a transaction.

Usage: contract-events.py CONTRACT TRANSACTION

Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
KAIASCAN_PAGE_SIZE, KAIASCAN_RETRY_SECONDS.
"""

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


def read_events(transaction_hash):
    page = 1
    while True:
        answer = get(
            f"/api/v1/transactions/{transaction_hash}/event-logs", page=page, size=PAGE_SIZE
        )
        yield from answer["results"]
        if answer["paging"]["last"]:
            return
        page += 1


def print_abi(contract):
    for entry in get(f"/api/v1/contracts/{contract}/abi"):
        if "name" in entry:
            inputs = [f"{item['type']} {item['name']}".rstrip() for item in entry["inputs"]]
            print(f"{entry['type']} {entry['name']}({', '.join(inputs)})")


def print_events(transaction_hash):
    for event in read_events(transaction_hash):
        # The service guesses the names of parameters that it does not know.
        guessed = ", guessed" if event.get("estimated_event_log") else ""
        print(f"{event['log_index']}: {event['type']} of {event['contract_address']}{guessed}")
        for item in event.get("items", []):
            print(f"  {item['name']}: {item['value']}")


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__)
    contract, transaction_hash = arguments
    if not re.fullmatch("0x[0-9a-fA-F]{40}", contract):
        sys.exit(f"{contract} is not an address: 0x and 40 hexadecimal digits.")
    if not re.fullmatch("0x[0-9a-fA-F]{64}", transaction_hash):
        sys.exit(f"{transaction_hash} is not a transaction hash: 0x and 64 hexadecimal digits.")
    key = os.environ.get("KAIASCAN_API_KEY")
    if not key:
        sys.exit("Set KAIASCAN_API_KEY to your API key.")
    session.headers["Authorization"] = f"Bearer {key}"
    try:
        print_abi(contract)
        print_events(transaction_hash)
    except (ApiError, ValueError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
