#!/usr/bin/env bash
# Writes all token transfers of an account in a range of blocks to a CSV file, read from
# the Etherscan-compatible API.
#
# Usage: etherscan-token-transfers.sh ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]
#
# FILE is transfers.csv by default. An interrupted run continues when you start it again.
# KAIASCAN_BLOCK_WINDOW is the number of blocks that the program asks for at once, 1000 by default.
. "$(dirname "$0")/kaia.sh"

start 'ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]' "$@"
account=$1
first_block=$(whole FIRST_BLOCK "$2")
last_block=$(whole LAST_BLOCK "$3")
file=${4:-transfers.csv}
block_window=$(setting KAIASCAN_BLOCK_WINDOW 1000 1)
check_address "$account"

# read_window FIRST LAST: reads the transfers of a window of blocks, the newest first. The
# service does not say which page is the last one, so the list ends with an empty page.
read_window() {
  local page query="address=$account&startblock=$1&endblock=$2"
  new_list
  for ((page = 1; ; page++)); do
    get "/api?module=account&action=tokentx&$query&page=$page&offset=$page_size&sort=desc" '
      text("status") as $status | text("message?") as $message
      | if .value.result == [] or $message == "No transactions found" then "empty"
        elif $status == "1" then "rows"
        else [$message, .value.result | strings | one_line[:200]] | join(": ") end'
    case $answer in
      empty) return 0 ;;
      rows) ;;
      *) raise refused 1 "${answer%.}. Check the arguments." ;;
    esac
    # A value of 5500000 with 6 decimals is 5.5.
    add_rows result '
      places("tokenDecimal") as $decimals
      | [
        digits("blockNumber"), digits("timeStamp"), text("hash"), text("from"), text("to?"),
        text("tokenSymbol"), (digits("value") | shift(-$decimals))
      ] | csv' || return
  done
}

start_file
write_windows block,timestamp,transaction,from,to,symbol,amount
