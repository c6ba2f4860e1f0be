#!/usr/bin/env python3
"""Prints the price of KAIA and its supply.

Usage: kaia-price.py

Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
KAIASCAN_RETRY_SECONDS.
"""

import os
import sys
import time

import requests

BASE_URL = os.environ.get("KAIASCAN_BASE_URL", "https://mainnet-oapi.kaiascan.io")
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


def print_price(price):
    print(f"Price in USD: {price['usd_price']}")
    print(f"Price in BTC: {price['btc_price']}")
    print(f"Change in 24 hours: {price['usd_price_changes']} %")
    print(f"Market cap in USD: {price['market_cap']}")
    print(f"Volume: {price['volume']}")
    print(f"Supply in KAIA: {price['total_supply']}")


def main(arguments):
    if arguments:
        sys.exit(__doc__)
    key = os.environ.get("KAIASCAN_API_KEY")
    if not key:
        sys.exit("Set KAIASCAN_API_KEY to your API key.")
    session.headers["Authorization"] = f"Bearer {key}"
    try:
        print_price(get("/api/v1/kaia")["klay_price"])
    except (ApiError, ValueError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
