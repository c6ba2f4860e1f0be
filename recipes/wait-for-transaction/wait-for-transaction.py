#!/usr/bin/env python3
"""Waits for a transaction and explains its outcome.

Usage: wait-for-transaction.py HASH [SECONDS]

Exits with 4 if the transaction failed, and with 5 if it is not there in SECONDS (60).
KAIASCAN_POLL_SECONDS is the pause between two questions, 1 by default.
"""

import time
from decimal import Decimal
from typing import Any, Dict, Optional

import kaia

TRANSACTION = {
    "block_id": int,
    "datetime": str,
    "transaction_type": str,
    "from": str,
    "to?": str,
    "created_contract?": str,
    "signature?": str,
    "amount": Decimal,
    "transaction_fee": Decimal,
    "fee_payer?": str,
    "fee_ration?": int,
}


def explain(transaction: Dict[str, Any]) -> Dict[str, Optional[str]]:
    fee = transaction["transaction_fee"]
    payer, percent = transaction["fee_payer"], transaction["fee_ration"]
    if payer and percent is not None:
        payer += f" pays {percent} %, {(fee * percent / 100).normalize():f} KAIA"
    return {
        "Block": f"{transaction['block_id']}, {transaction['datetime']}",
        "Type": transaction["transaction_type"],
        "From": transaction["from"],
        "To": transaction["to"],
        "Created contract": transaction["created_contract"],
        "Function": transaction["signature"],
        "Amount": f"{transaction['amount']:f} KAIA",
        "Fee": f"{fee:f} KAIA",
        "Fee payer": payer,
    }


def wait(path: str, deadline: float) -> kaia.Answer:
    pause = kaia.setting("KAIASCAN_POLL_SECONDS", 1)
    while (answer := kaia.get(path, is_optional=True)) is None:
        if time.monotonic() >= deadline:
            line = "The transaction is not there yet. It may come later, or never."
            raise kaia.Failure(line, exit_code=5)
        time.sleep(pause)
    return answer


def main(transaction_hash: str, seconds: str = "60") -> int:
    kaia.check_hex(transaction_hash, "a transaction hash", 64)
    deadline = time.monotonic() + kaia.whole("SECONDS", seconds)
    answer = wait(f"/api/v1/transaction-receipts/{transaction_hash}/status", deadline)
    status, reason = answer.read({"status": str, "fail_message?": str}).values()
    transaction = wait(f"/api/v1/transactions/{transaction_hash}", deadline).read(TRANSACTION)
    for label, text in {"Status": status, "Reason": reason, **explain(transaction)}.items():
        if text:
            print(kaia.one_line(f"{label}: {text}"))
    if status not in ("Success", "Fail"):
        raise answer.error("the answer has no valid status")
    return 0 if status == "Success" else 4


if __name__ == "__main__":
    kaia.run("HASH [SECONDS]", main)
