#!/usr/bin/env bash
# Writes all token transfers of an account in a range of blocks to a CSV file.
#
# Usage: token-transfers.sh ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]
#
# FILE is transfers.csv by default. An interrupted run continues when you start it again.
# KAIASCAN_BLOCK_WINDOW is the number of blocks that the program asks for at once, 40000 by default.
. "$(dirname "$0")/kaia.sh"

start 'ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]' "$@"
account=$1
first_block=$(whole FIRST_BLOCK "$2")
last_block=$(whole LAST_BLOCK "$3")
file=${4:-transfers.csv}
block_window=$(setting KAIASCAN_BLOCK_WINDOW 40000 1)
check_address "$account"

# A list ends after this many rows, so a full one may lack rows.
list_limit=40000

# read_window FIRST LAST: reads the transfers of a window of blocks, the newest first. The
# service ignores a single bound.
read_window() {
  pages "/api/v1/accounts/$account/token-transfers" "blockNumberStart=$1&blockNumberEnd=$2" '
    [
      whole("block_id"), text("datetime"), text("transaction_hash"), text("from"), text("to?"),
      (object("contract") | text("contract_address")), decimal("amount")
    ] | csv'
}

start_file
if [[ ! -e $file.state ]]; then
  get /api/v1/blocks/latest 'whole("block_id")'
  ((last_block <= answer)) || fail 2 "LAST_BLOCK $last_block is after the latest block $answer."
fi
# The service answers 400 if a range is too wide.
write_windows block,time,transaction,from,to,contract,amount 400 full
