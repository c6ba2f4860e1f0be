#!/usr/bin/env python3
"""Prints the ABI of a contract and the decoded events of a transaction.

Usage: contract-events.py CONTRACT TRANSACTION
"""

from typing import Iterator

import kaia

ENTRY = {"type": str, "name?": str, "inputs?": [{"type": str, "name?": str}]}

EVENT = {
    "log_index": int,
    "contract_address": str,
    "type?": str,
    "items?": [{"name": str, "value": str}],
    "estimated_event_log?": bool,
}


def read_abi(contract: str) -> Iterator[str]:
    for entry in kaia.get(f"/api/v1/contracts/{contract}/abi").read([ENTRY]):
        inputs = [f"{one['type']} {one['name'] or ''}".rstrip() for one in entry["inputs"] or []]
        if entry["name"]:
            yield f"{entry['type']} {entry['name']}({', '.join(inputs)})"


def read_events(transaction: str) -> Iterator[str]:
    for event in kaia.pages(f"/api/v1/transactions/{transaction}/event-logs", {}, EVENT):
        # The service guesses the names of parameters that it does not know.
        guessed = ", guessed" if event["estimated_event_log"] else ""
        kind = event["type"] or "unknown"
        yield f"{event['log_index']}: {kind} of {event['contract_address']}{guessed}"
        for item in event["items"] or []:
            yield f"  {item['name']}: {item['value']}"


def main(contract: str, transaction: str) -> None:
    kaia.check_hex(contract)
    kaia.check_hex(transaction, "a transaction hash", 64)
    for line in [*read_abi(contract), *read_events(transaction)]:
        print(kaia.one_line(line))


if __name__ == "__main__":
    kaia.run("CONTRACT TRANSACTION", main)
