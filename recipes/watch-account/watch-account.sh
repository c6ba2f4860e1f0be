#!/usr/bin/env bash
# Prints each token transfer of an account as it comes.
#
# Usage: watch-account.sh ACCOUNT [FROM_BLOCK] [UNTIL_BLOCK]
#
# Begins with the next block, or with FROM_BLOCK; without UNTIL_BLOCK, it runs until you stop it.
# KAIASCAN_POLL_SECONDS is the pause between two looks, 5 by default; KAIASCAN_BLOCK_WINDOW is the
# number of blocks that it asks for at once, 1000 by default.
. "$(dirname "$0")/kaia.sh"

start 'ACCOUNT [FROM_BLOCK] [UNTIL_BLOCK]' "$@"
export ACCOUNT=$1
next_block=${2+$(whole FROM_BLOCK "$2")}
until_block=${3+$(whole UNTIL_BLOCK "$3")}
block_window=$(setting KAIASCAN_BLOCK_WINDOW 1000 1)
poll_seconds=$(setting KAIASCAN_POLL_SECONDS 5)
check_address "$ACCOUNT"
[[ -z $until_block ]] || ((next_block <= until_block)) ||
  fail 2 "FROM_BLOCK $next_block is after UNTIL_BLOCK $until_block."

# A list ends after this many rows, so a full one may lack rows.
list_limit=40000

# read_window FIRST LAST: reads the transfers of a window of blocks, the newest first. The
# service ignores a single bound.
read_window() {
  pages "/api/v1/accounts/$ACCOUNT/token-transfers" "blockNumberStart=$1&blockNumberEnd=$2" '
    (object("contract") | text("contract_address")) as $contract
    | text("from") as $from
    | ([$from, $ENV.ACCOUNT | ascii_downcase] | if .[0] == .[1] then "out" else "in" end) as $way
    | "\(whole("block_id")), \(text("datetime")), \($way), \($from) -> \(text("to?") // "none"), "
      + "\(decimal("amount") | plain) \($contract)" | one_line'
}

while :; do
  get /api/v1/blocks/latest 'whole("block_id")'
  next_block=${next_block:-$((answer + 1))}
  last=$((answer < ${until_block:-answer} ? answer : ${until_block:-answer}))
  while ((next_block <= last)); do
    end=$((next_block + block_window - 1 < last ? next_block + block_window - 1 : last))
    read_again read_window "$next_block" "$end"
    # The oldest first.
    awk '{ line[NR] = $0 } END { for (i = NR; i > 0; i--) print line[i] }' "$work/rows"
    next_block=$((end + 1))
  done
  [[ -z $until_block ]] || ((next_block <= until_block)) || exit 0
  sleep "$poll_seconds"
done
