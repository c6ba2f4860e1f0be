#!/usr/bin/env bash
# Prints the ABI of a contract and the decoded events of a transaction.
#
# Usage: contract-events.sh CONTRACT TRANSACTION
. "$(dirname "$0")/kaia.sh"

start 'CONTRACT TRANSACTION' "$@"
contract=$1
hash=$2
check_address "$contract"
check_hash "$hash"

get "/api/v1/contracts/$contract/abi" '
  each
  | [list("inputs?") | "\(text("type")) \(text("name?") // "")" | rtrimstr(" ")] as $inputs
  | "\(text("type")) \(text("name?") // "" | select(. != ""))(\($inputs | join(", ")))" | one_line'
pages "/api/v1/transactions/$hash/event-logs" '' '
  # The service guesses the names of parameters that it does not know.
  (if truth("estimated_event_log?") then ", guessed" else "" end) as $guessed
  | (text("type?") // "unknown") as $type
  | "\(whole("log_index")): \($type) of \(text("contract_address"))\($guessed)",
    (list("items?") | "  \(text("name")): \(text("value"))")
  | one_line'

print "$answer"
cat "$work/rows"
