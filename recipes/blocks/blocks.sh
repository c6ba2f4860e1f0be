#!/usr/bin/env bash
# Prints blocks as CSV, one after the other without gaps, and waits for those to come.
#
# Usage: blocks.sh FIRST_BLOCK [COUNT]
#
# Without COUNT, it runs until you stop it. KAIASCAN_POLL_SECONDS is the pause between two questions
# for a block that is not there yet, 1 by default.
. "$(dirname "$0")/kaia.sh"

start 'FIRST_BLOCK [COUNT]' "$@"
first_block=$(whole FIRST_BLOCK "$1")
count=${2+$(whole COUNT "$2" 1)}
poll_seconds=$(setting KAIASCAN_POLL_SECONDS 1)

header=block,time,transactions,hash
for ((block = first_block; ${count:-1}; block++)); do
  export BLOCK=$block
  wait_for "/api/v1/blocks/$block" '
    [whole("block_id"), text("datetime"), whole("total_transaction_count"), text("hash")]
    | if .[0] == $ENV.BLOCK then csv else error("block_id") end'
  print ${header:+"$header"} "$answer"
  header=
  [[ -z $count ]] || count=$((count - 1))
done
