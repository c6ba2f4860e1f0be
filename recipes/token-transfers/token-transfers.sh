#!/usr/bin/env bash
# Writes all token transfers of an account in a range of blocks to a CSV file.
#
# Usage: token-transfers.sh ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]
#
# FILE is transfers.csv by default. An interrupted run continues when you start it again.
# Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
# KAIASCAN_BLOCK_WINDOW, KAIASCAN_PAGE_SIZE, KAIASCAN_RETRY_SECONDS.
set -euo pipefail
export LC_ALL=C

base_url=${KAIASCAN_BASE_URL:-https://mainnet-oapi.kaiascan.io}
block_window=${KAIASCAN_BLOCK_WINDOW:-40000}
page_size=${KAIASCAN_PAGE_SIZE:-500}
retry_seconds=${KAIASCAN_RETRY_SECONDS:-1}
timeout_seconds=30
max_attempts=5

# A list ends after this many rows, so a full one may lack rows.
max_rows=40000

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

[[ $# == 3 || $# == 4 ]] || fail "$(sed -n '2,8s/^# \{0,1\}//p' "$0")"
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

# Writes the answer to $work/body and sets http_status, which is 000 without an answer.
# curl reads the key from a pipe, because other users can see its arguments.
get() {
  local attempt wait retry_after
  for ((attempt = 0; attempt < max_attempts; attempt++)); do
    : >"$work/body"
    : >"$work/headers"
    http_status=$(printf 'Authorization: Bearer %s\n' "$KAIASCAN_API_KEY" |
      curl --silent --max-time "$timeout_seconds" --header @- --write-out '%{http_code}' \
        --output "$work/body" --dump-header "$work/headers" "$base_url$1") || http_status=000
    case $http_status in
      000 | 429 | 500 | 503) ;;
      *) return ;;
    esac
    wait=$((retry_seconds << attempt))
    retry_after=$(sed -n 's/^[Rr]etry-[Aa]fter: *\([0-9][0-9]*\).*/\1/p' "$work/headers")
    ((attempt + 1 == max_attempts)) || sleep "${retry_after:-$wait}"
  done
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

print_rows() {
  awk -F '\t' -v OFS=, '
    split($1, part, ".") < 3 || part[1] != "results" { next }
    {
      row = part[2]
      cell[row, substr($1, length("results." row ".") + 1)] = $2
      if (row >= rows) rows = row + 1
    }
    END {
      for (row = 0; row < rows; row++)
        print cell[row, "block_id"], cell[row, "datetime"], cell[row, "transaction_hash"],
          cell[row, "from"], cell[row, "to"], cell[row, "contract.contract_address"],
          cell[row, "amount"]
    }' "$work/values"
}

# Writes the transfers of a window of blocks to $work/rows, newest first. Returns 1 if the
# range is too wide.
read_window() {
  local page=1 path
  : >"$work/rows"
  while :; do
    path="/api/v1/accounts/$account/token-transfers?page=$page&size=$page_size"
    get "$path&blockNumberStart=$1&blockNumberEnd=$2"
    [[ $http_status != 400 ]] || return 1
    [[ $http_status == 2?? ]] ||
      fail "HTTP $http_status: $(cat "$work/body")" 'Start the program again to continue.'
    json_values <"$work/body" >"$work/values"
    (($(value_of paging.total_count) < max_rows)) || return 1
    print_rows >>"$work/rows"
    [[ $(value_of paging.last) != true ]] || return 0
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
  echo 'block,time,transaction,from,to,contract,amount' >"$file"
fi

width=$block_window
while ((end >= first_block)); do
  start=$((end - width + 1 > first_block ? end - width + 1 : first_block))
  if ! read_window "$start" "$end"; then
    ((start < end)) || fail "Block $start: HTTP $http_status: $(cat "$work/body")"
    width=$(((end - start + 1) / 2))
    continue
  fi
  cat "$work/rows" >>"$file"
  printf '%s %s %s\n' "$run" "$((start - 1))" "$(($(wc -c <"$file")))" >"$file.state.new"
  mv "$file.state.new" "$file.state"
  printf 'Blocks %s to %s: %s transfers\n' "$start" "$end" "$(($(wc -l <"$work/rows")))"
  end=$((start - 1))
done
rm -f "$file.state"
printf '%s is complete\n' "$file"
