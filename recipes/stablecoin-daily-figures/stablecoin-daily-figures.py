#!/usr/bin/env python3
"""Prints the daily figures of a stablecoin as the service answers them.

Usage: stablecoin-daily-figures.py SYMBOL FIRST_DAY LAST_DAY

The days have the form 2025-01-18.
Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
KAIASCAN_RETRY_SECONDS.
"""

import os
import sys
import time
from urllib.parse import quote

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
    """Returns the answer as it is."""
    for attempt in range(MAX_ATTEMPTS):
        wait = RETRY_SECONDS * 2**attempt
        try:
            response = session.get(BASE_URL + path, params=query, timeout=TIMEOUT_SECONDS)
        except requests.RequestException as error:
            problem = f"No answer: {type(error).__name__}"
        else:
            if response.ok:
                return response.text
            problem = f"HTTP {response.status_code}: {response.text}"
            if response.status_code not in RETRIED_STATUSES:
                break
            retry_after = response.headers.get("Retry-After", "")
            wait = int(retry_after) if retry_after.isdecimal() else wait
        if attempt + 1 < MAX_ATTEMPTS:
            time.sleep(wait)
    raise ApiError(problem)


FIGURES = [
    "transfer-count",
    "transaction-volume",
    "total-supply-amount",
    "total-holder-count",
    "active-address-count",
]


def print_figures(symbol, first_day, last_day):
    for figure in FIGURES:
        path = f"/api/v1/stablecoin/{quote(symbol, safe='')}/daily-stat/{figure}"
        print(f"# {figure}")
        print(get(path, startDate=first_day, endDate=last_day))


def main(arguments):
    if len(arguments) != 3:
        sys.exit(__doc__)
    symbol, first_day, last_day = arguments
    key = os.environ.get("KAIASCAN_API_KEY")
    if not key:
        sys.exit("Set KAIASCAN_API_KEY to your API key.")
    session.headers["Authorization"] = f"Bearer {key}"
    try:
        print_figures(symbol, first_day, last_day)
    except (ApiError, ValueError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
