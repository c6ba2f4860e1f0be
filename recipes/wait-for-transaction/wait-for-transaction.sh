#!/usr/bin/env bash
# Waits for a transaction and explains its outcome.
#
# Usage: wait-for-transaction.sh HASH [SECONDS]
#
# SECONDS is the longest time to wait, 60 by default. Exits with 4 if the transaction failed,
# and with 5 if it is not there in time. KAIASCAN_POLL_SECONDS is the pause between two questions,
# 1 by default.
. "$(dirname "$0")/kaia.sh"

start 'HASH [SECONDS]' "$@"
hash=$1
seconds=$(whole SECONDS "${2:-60}")
poll_seconds=$(setting KAIASCAN_POLL_SECONDS 1)
check_hash "$hash"

wait_in_time() {
  wait_for "$1" "$2" "$seconds" ||
    fail 5 'The transaction is not there yet. It may come later, or never.'
}

status_path=/api/v1/transaction-receipts/$hash/status
wait_in_time "$status_path" '
  "Status: \(text("status") | one_line)",
  (text("fail_message?") // "" | select(. != "") | "Reason: \(one_line)")'
outcome=$answer
wait_in_time "/api/v1/transactions/$hash" '
  def line($name; $value): $value // "" | select(. != "") | "\($name): \(one_line)";
  decimal("transaction_fee") as $fee
  | whole("fee_ration?") as $percent
  | text("fee_payer?") as $payer
  | "Block: \(whole("block_id")), \(text("datetime") | one_line)",
    line("Type"; text("transaction_type")),
    line("From"; text("from")),
    line("To"; text("to?")),
    line("Created contract"; text("created_contract?")),
    line("Function"; text("signature?")),
    "Amount: \(decimal("amount")) KAIA",
    "Fee: \($fee) KAIA",
    line("Fee payer"; if $payer and $percent then
      "\($payer) pays \($percent) %, \($fee | times($percent) | shift(-2)) KAIA"
    else $payer end)'
print "$outcome" "$answer"

case ${outcome%%$'\n'*} in
  'Status: Success') ;;
  'Status: Fail') exit 4 ;;
  *) fail 1 "GET $status_path: the answer has no valid status. Try again later." ;;
esac
