#!/usr/bin/env bash
# Writes all token transfers of an account in a range of blocks to a CSV file, read from
# the Etherscan-compatible API.
#
# Usage: etherscan-token-transfers.sh ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]
#
# FILE is transfers.csv by default. An interrupted run continues when you start it again.
# Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
# KAIASCAN_BLOCK_WINDOW, KAIASCAN_PAGE_SIZE, KAIASCAN_RETRY_SECONDS.
set -euo pipefail
export LC_ALL=C

base_url=${KAIASCAN_BASE_URL:-https://mainnet-oapi.kaiascan.io}
block_window=${KAIASCAN_BLOCK_WINDOW:-1000}
page_size=${KAIASCAN_PAGE_SIZE:-500}
retry_seconds=${KAIASCAN_RETRY_SECONDS:-1}
timeout_seconds=30
max_attempts=5

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

[[ $# == 3 || $# == 4 ]] || fail "$(sed -n '2,9s/^# \{0,1\}//p' "$0")"
account=$1
first_block=$2
last_block=$3
file=${4:-transfers.csv}
[[ $account =~ ^0x[0-9a-fA-F]{40}$ ]] ||
  fail "$account is not an address: 0x and 40 hexadecimal digits."
[[ $first_block =~ ^[0-9]+$ && $last_block =~ ^[0-9]+$ ]] || fail 'A block is a whole number.'
[[ -n ${KAIASCAN_API_KEY:-} ]] || fail 'Set KAIASCAN_API_KEY to your API key.'

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Writes the values of the answer to $work/values.
# curl reads the key from a pipe, because other users can see its arguments.
get() {
  local attempt http_status wait retry_after
  for ((attempt = 0; attempt < max_attempts; attempt++)); do
    : >"$work/body"
    : >"$work/headers"
    http_status=$(printf '%s' "$KAIASCAN_API_KEY" |
      curl --silent --max-time "$timeout_seconds" --write-out '%{http_code}' \
        --output "$work/body" --dump-header "$work/headers" \
        --get --data-urlencode apikey@- --data "$1" "$base_url/api") || http_status=000
    case $http_status in
      200) json_values <"$work/body" >"$work/values" && return ;;
      000 | 429 | 500 | 503) ;;
      *) break ;;
    esac
    wait=$((retry_seconds << attempt))
    retry_after=$(sed -n 's/^[Rr]etry-[Aa]fter: *\([0-9][0-9]*\).*/\1/p' "$work/headers")
    ((attempt + 1 == max_attempts)) || sleep "${retry_after:-$wait}"
  done
  fail "HTTP $http_status: $(cat "$work/body")" 'Start the program again to continue.'
}

# Prints each value of a JSON text as a line: results.0.amount, a tab, 10
json_values() {
  grep -oE '"([^"\\]|\\.)*"|[][{}:,]|[^][{}:,"[:space:]]+' | awk '
    function path(   text, i) {
      for (i = 1; i <= depth; i++) text = text (i > 1 ? "." : "") key[i]
      return text
    }
    /^[[{]$/ { kind[++depth] = $0; key[depth] = 0; is_key = ($0 == "{"); next }
    /^[]}]$/ { depth--; is_key = 0; next }
    /^,$/ { if (kind[depth] == "[") key[depth]++; else is_key = 1; next }
    /^:$/ { next }
    is_key { key[depth] = substr($0, 2, length($0) - 2); is_key = 0; next }
    { sub(/^"/, ""); sub(/"$/, ""); print path() "\t" $0 }'
}

# Prints the value at a path of the answer.
value_of() {
  awk -F '\t' -v path="$1" '$1 == path { print $2 }' "$work/values"
}

# Prints the rows with amounts as decimals: a value of 5500000 with 6 decimals is 5.5.
print_rows() {
  awk -F '\t' -v OFS=, '
    function to_decimal(value, decimals,   whole) {
      while (length(value) <= decimals) value = "0" value
      whole = substr(value, 1, length(value) - decimals)
      value = substr(value, length(whole) + 1)
      sub(/0+$/, "", value)
      return whole (value == "" ? "" : "." value)
    }
    split($1, part, ".") == 3 && part[1] == "result" {
      row = part[2]
      cell[row, part[3]] = $2
      if (row >= rows) rows = row + 1
    }
    END {
      for (row = 0; row < rows; row++)
        print cell[row, "blockNumber"], cell[row, "timeStamp"], cell[row, "hash"],
          cell[row, "from"], cell[row, "to"], cell[row, "tokenSymbol"],
          to_decimal(cell[row, "value"], cell[row, "tokenDecimal"])
    }' "$work/values"
}

# Writes the transfers of a window of blocks to $work/rows, newest first.
read_window() {
  local page=1 query rows
  : >"$work/rows"
  query="module=account&action=tokentx&address=$account&startblock=$1&endblock=$2"
  while :; do
    get "$query&page=$page&offset=$page_size&sort=desc"
    [[ $(value_of status) == 1 ]] || fail "$(cat "$work/body")"
    print_rows >"$work/page"
    cat "$work/page" >>"$work/rows"
    rows=$(($(wc -l <"$work/page")))
    ((rows == page_size)) || return 0
    page=$((page + 1))
  done
}

# The state has the size of the CSV file, so that a half-written window is removed.
run="$account $first_block $last_block"
end=$last_block
if [[ -f $file.state ]]; then
  read -r saved_account saved_first saved_last end size <"$file.state"
  saved_run="$saved_account $saved_first $saved_last"
  [[ $saved_run == "$run" ]] ||
    fail "$file.state is of another run: $saved_run. Complete or delete it."
  head -c "$size" "$file" >"$file.new"
  mv "$file.new" "$file"
  printf 'Continuing at block %s\n' "$end"
else
  echo 'block,timestamp,transaction,from,to,symbol,amount' >"$file"
fi

while ((end >= first_block)); do
  start=$((end - block_window + 1 > first_block ? end - block_window + 1 : first_block))
  read_window "$start" "$end"
  cat "$work/rows" >>"$file"
  printf '%s %s %s\n' "$run" "$((start - 1))" "$(($(wc -c <"$file")))" >"$file.state.new"
  mv "$file.state.new" "$file.state"
  printf 'Blocks %s to %s: %s transfers\n' "$start" "$end" "$(($(wc -l <"$work/rows")))"
  end=$((start - 1))
done
rm -f "$file.state"
printf '%s is complete\n' "$file"
