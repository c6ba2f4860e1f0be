# shellcheck shell=bash
# A client of the KaiaScan API for programs in bash. It needs curl, and jq 1.6 or newer.
#
#   . "$(dirname "$0")/kaia.sh"
#   start 'ACCOUNT [FILE]' "$@"  checks the number of arguments, and the settings
#   get PATH PROGRAM             sets $answer to what a jq program makes of an answer
#   pages PATH QUERY PROGRAM     writes what it makes of each row of a list to $work/rows
#
# An error ends the program with one line. A caller that goes on after an error names its kind:
# if ! handled='missing changed' get PATH PROGRAM; then echo "$kind: $problem"; fi
#
# Environment: KAIASCAN_API_KEY (required), KAIASCAN_BASE_URL, KAIASCAN_PAGE_SIZE,
# KAIASCAN_RETRY_SECONDS.
set -euo pipefail
export LC_ALL=C

max_attempts=5
max_pause_seconds=30

# fail EXIT_CODE LINE
fail() {
  local line=$2
  [[ $1 != 1 ]] || line+=${continue_hint:-}
  printf '%s\n' "${line//[[:cntrl:]]/ }" >&2
  exit "$1"
}

# print LINE...
print() { printf '%s\n' "$@" 2>/dev/null || fail 1 'The output cannot be written.'; }

start() {
  local names=$1 all required
  shift
  read -ra all <<<"$names"
  read -ra required <<<"${names%%\[*}"
  (($# >= ${#required[@]} && $# <= ${#all[@]})) || fail 2 "Usage: ${0##*/}${names:+ $names}"
  command -v curl >/dev/null && command -v jq >/dev/null || fail 2 'Install curl and jq.'
  [[ ${KAIASCAN_API_KEY:-} =~ ^[!-~]+$ ]] || fail 2 'Set KAIASCAN_API_KEY to your API key.'
  base_url=${KAIASCAN_BASE_URL:-https://mainnet-oapi.kaiascan.io}
  while [[ $base_url == */ ]]; do base_url=${base_url%/}; done
  page_size=$(setting KAIASCAN_PAGE_SIZE 500 1)
  retry_seconds=$(setting KAIASCAN_RETRY_SECONDS 1)
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
}

# setting NAME DEFAULT [LEAST]
setting() { whole "$1" "${!1:-$2}" "${3:-0}"; }

# whole NAME VALUE [LEAST]: prints a whole number without leading zeros.
whole() {
  [[ $2 =~ ^[0-9]{1,15}$ ]] || fail 2 "$1 must be a whole number, not \"$2\"."
  ((10#$2 >= ${3:-0})) || fail 2 "$1 must be $3 or more, not \"$2\"."
  echo "$((10#$2))"
}

check_address() {
  [[ $1 =~ ^0x[0-9a-fA-F]{40}$ ]] ||
    fail 2 "$1 is not an address: 0x and 40 hexadecimal digits."
}

check_hash() {
  [[ $1 =~ ^0x[0-9a-fA-F]{64}$ ]] ||
    fail 2 "$1 is not a transaction hash: 0x and 64 hexadecimal digits."
}

encode() { jq -rn --arg text "$1" '$text | @uri'; }

get() {
  fetch "$1" || return
  extract "$2"
  answer=$(tr -d '\000' <"$work/out")
}

# wait_for PATH PROGRAM [SECOND]: asks until the answer is there. Returns 1 if it is not there
# when the program has run that long.
wait_for() {
  until handled=missing get "$1" "$2"; do
    [[ -z ${3:-} ]] || ((SECONDS < $3)) || return 1
    sleep "$poll_seconds"
  done
}

# Sets $row_count. A program sets $list_limit to the number of rows that the service returns of
# a list at most.
pages() {
  local page total last first_total=
  new_list
  for ((page = 1; ; page++)); do
    fetch "$1?${2:+$2&}page=$page&size=$page_size" || return
    add_rows results "$3" || return
    extract 'object("paging") | "\(whole("total_count")) \(truth("last"))"'
    read -r total last <"$work/out"
    ((total < ${list_limit:-total + 1})) || raise full 1 \
      "the list has $total rows, and the service returns no more. Ask for fewer blocks." || return
    [[ $total == "${first_total:=$total}" ]] || list_changed || return
    [[ $last == false ]] || return 0
  done
}

new_list() {
  : >"$work/rows"
  row_count=0
  rows_before=
}

# add_rows NAME PROGRAM: adds the rows of a page to $work/rows.
add_rows() {
  local count rows
  extract "[list(\"$1\")] | length, tojson"
  { read -r count && read -r rows; } <"$work/out"
  [[ $rows != "$rows_before" ]] || list_changed || return
  rows_before=$rows
  row_count=$((row_count + count))
  extract "list(\"$1\") | $2"
  cat "$work/out" >>"$work/rows" || fail 1 "$work/rows cannot be written."
}

list_changed() { raise changed 1 'the list changed while it was read. Start again.'; }

# read_again COMMAND...: reads a list, and up to 3 times again if it changes.
read_again() {
  local reading
  for reading in 1 2 3; do
    handled="changed ${handled:-}" "$@" && return
    [[ $kind == changed ]] || return
  done
  "$@"
}

# raise KIND EXIT_CODE WHAT: ends the program, or returns 1 to a caller that handles the kind.
raise() {
  kind=$1
  problem="$request: $3"
  [[ " ${handled:-} " == *" $kind "* ]] || fail "$2" "$problem"
  return 1
}

incomplete='the answer is not complete JSON. Check KAIASCAN_BASE_URL, or try again later.'

# extract PROGRAM: writes what a jq program makes of the answer to $work/out.
extract() {
  local code=0
  jq -r "$jq_functions {path: [], value: .} | try ($1) catch halt_error(10)" "$work/json" \
    >"$work/out" 2>"$work/error" || code=$?
  case $code in
    0) ;;
    3) fail 1 "$(cat "$work/error")" ;;
    10) raise shape 1 "the answer has no valid $(cat "$work/error"). Try again later." ;;
    *) raise json 1 "$incomplete" ;;
  esac
}

# fetch PATH: writes an answer to $work/json. Its numbers become text, because jq 1.6 rounds.
fetch() {
  local attempt
  request="GET $1"
  for ((attempt = 1; ; attempt++)); do
    send "$1"
    [[ $status != 200 ]] || break
    check_status "$attempt" || return
  done
  jq -es 'length == 1' "$work/body" >/dev/null 2>&1 || raise json 1 "$incomplete" || return
  grep -aoE '"(\\.|[^"\\])*"|[^"]+' "$work/body" |
    sed -E '/^"/!s/-?[0-9][0-9.eE+-]*/"\\u0001&"/g' >"$work/json" ||
    fail 1 "$work/json cannot be written."
}

# send PATH: sets $status, which is 000 without an answer. Others can see the arguments of curl,
# so it reads the key from a pipe.
send() {
  local key="Authorization: Bearer $KAIASCAN_API_KEY" options=(--header @-)
  if [[ $1 == /api\?* ]]; then
    key=$KAIASCAN_API_KEY
    options=(--get --data-urlencode apikey@-)
  fi
  : >"$work/body"
  : >"$work/headers"
  status=$({
    printf '%s' "$key" | curl --silent --show-error --max-time 30 "${options[@]}" \
      --output "$work/body" --dump-header "$work/headers" --write-out '%{http_code}' \
      "$base_url$1"
  } 2>"$work/error") || no_answer $?
}

no_answer() {
  status=000
  reason=$(sed -n '1s/^curl: ([0-9]*) //p' "$work/error")
  reason=${reason:-curl exit code $1}
  : >"$work/body"
  : >"$work/headers"
}

# check_status ATTEMPT: returns after a pause if the request is to be sent again.
check_status() {
  local error what
  error=$(jq -rs "$jq_functions"' select(length == 1)[0] | select(.code | type == "string")
    | [.code, .message | strings] | join(": ") | ", " + one_line[:200]' \
    "$work/body" 2>/dev/null) || error=
  error=${error%.}
  what="HTTP $status$error"
  case $status$error in
    429*requestPerDay*) raise limit 3 "$what. Start again the next day." ;;
    000 | 408* | 429* | 50[0234]*) wait_before_retry "$1" "$error" ;;
    401* | 403*) raise key 3 "$what. Check KAIASCAN_API_KEY." ;;
    404,\ NOT_FOUND_URL* | ???) raise address 1 "$what. Check KAIASCAN_BASE_URL." ;;
    404,\ NOT_FOUND_*) raise missing 1 "$what. Check the arguments." ;;
    *) raise "$status" 1 "$what. Check the arguments." ;;
  esac
}

# wait_before_retry ATTEMPT ERROR
wait_before_retry() {
  local asked pause tried="HTTP $status after $1 attempts$2"
  asked=$(tr -d '\r' <"$work/headers" | awk '
    tolower($1) == "retry-after:" && $2 ~ /^[0-9]+$/ && length($2) < 10 { asked = $2 + 0 }
    END { print asked }')
  if ((${asked:-0} > max_pause_seconds)); then
    raise busy 1 "HTTP $status$2: the service asks for $asked seconds of pause. Start again then."
  elif (($1 < max_attempts)); then
    pause=$(awk -v pause=$((retry_seconds << ($1 - 1))) -v random=$RANDOM \
      -v most=$max_pause_seconds 'BEGIN {
        pause *= 1 + random / 65534
        print (pause < most ? pause : most)
      }')
    sleep "${asked:-$pause}"
  elif [[ $status == 000 ]]; then
    raise silent 1 "no answer after $1 attempts ($reason). Check the network and KAIASCAN_BASE_URL."
  elif [[ $status == 429 ]]; then
    raise busy 1 "$tried. Wait a minute, and start again."
  else
    raise busy 1 "$tried. Try again later."
  fi
}

# What jq programs read an answer with. They see {path, value}, so that errors name the path. A
# name that ends with ? is of an optional value. Numbers are texts that begin with a mark.
jq_functions='
  def invalid: error(.path | map(tostring) | join("."));
  def need($name; is):
    ($name | rtrimstr("?")) as $key
    | {path: (.path + [$key]), value: (.value | if type == "object" then .[$key] else null end)}
    | if .value | is then . elif .value == null and $key != $name then null else invalid end;
  def form($name; $form):
    need($name; type == "string" and test($form)).value
    | (strings | ltrimstr("\u0001")) // null;
  def text($name): form($name; "^(?!\u0001)");
  def digits($name): form($name; "^[0-9]+\\z");
  def whole($name): form($name; "^\u0001-?(0|[1-9][0-9]*)\\z");
  def decimal($name): form($name; "^\u0001?-?(0|[1-9][0-9]*)([.][0-9]+)?\\z");
  def places($name): form($name; "^\u0001?([0-9]|[1-6][0-9]|7[0-7])\\z") | tonumber;
  def truth($name): need($name; type == "boolean").value;
  def object($name): need($name; type == "object");
  def each:
    if .value | type == "array" then . else error("list") end
    | range(.value | length) as $index
    | {path: (.path + [$index]), value: .value[$index]}
    | if .value | type == "object" then . else invalid end;
  def list($name): need($name; type == "array") | values | each;

  # Decimals are text, so that no digit is lost: "5500000" | shift(-6) is "5.5".
  def plain:
    capture("^(?<sign>-?)0*(?<whole>[0-9]+)([.](?<places>[0-9]*?)0*)?$")
    | .sign + .whole + (if (.places // "") == "" then "" else "." + .places end)
    | if . == "-0" then "0" else . end;
  def truncate: split(".")[0];
  def shift($count):
    ([range($count | fabs) | "0"] | add // "") as $zeros
    | capture("^(?<sign>-?)(?<whole>[0-9]+)([.](?<places>[0-9]+))?$")
    | ($zeros + .whole | length + $count) as $point
    | ($zeros + .whole + (.places // "") + $zeros) as $digits
    | "\(.sign)0\($digits[:$point]).\($digits[$point:])0" | plain;
  def times($factor):
    [., $factor] | (if map(startswith("-")) | .[0] == .[1] then "" else "-" end) as $sign
    | map(ltrimstr("-") | split(".")) | (map(.[1] // "" | length) | add) as $places
    | map(add | explode | reverse | map(. - 48)) as [$a, $b]
    | reduce (range($a | length) as $i | range($b | length) | [$i, .]) as [$i, $j]
        ([]; .[$i + $j] += $a[$i] * $b[$j])
    | reduce .[] as $sum ({carry: 0, digits: ""};
        (.carry + $sum) as $sum
        | {carry: ($sum / 10 | floor), digits: "\($sum % 10)\(.digits)"})
    | "\($sign)\(.carry)\(.digits)" | shift(-$places);

  # Text of someone else: on one line, and in a row of CSV without formulas.
  def one_line: explode | map(if . < 32 or (. > 126 and . < 160) then 32 else . end) | implode;
  def csv: map(. // ""
      | if test("^[\t\r]*[-=+@]") and (test("^-?[0-9]+([.][0-9]+)?\\z") | not)
        then "\u0027" + . else . end
      | if test("[\",\r\n]") then "\"\(split("\"") | join("\"\""))\"" else . end)
    | join(",");
'

# A program that writes rows of $account from $first_block to $last_block to the CSV file $file,
# window by window, the last one first, calls start_file before its first request. An interrupted
# run continues by the state file: its arguments, the next block, and the size of the CSV file.
start_file() {
  local saved form number='-1|0|[1-9][0-9]{0,14}'
  ((first_block <= last_block)) ||
    fail 2 "FIRST_BLOCK $first_block is after LAST_BLOCK $last_block."
  run="$account $first_block $last_block"
  next_block=$last_block
  if [[ ! -e $file.state ]]; then
    [[ ! -e $file ]] || fail 2 "$file exists. Delete it, or name another file."
    return
  fi
  saved=$(tr -d '\000' <"$file.state")
  form="^(.*) ($number) ($number)\$"
  [[ $saved =~ $form && ${BASH_REMATCH[1]} == "$run" ]] ||
    fail 2 "$file.state is of another run: ${BASH_REMATCH[1]:-$saved}. Complete or delete it."
  next_block=${BASH_REMATCH[2]}
  continue_hint=' Start the program again to continue.'
  cut_file "${BASH_REMATCH[3]}" 2>/dev/null ||
    fail 2 "$file is not the file of $file.state. Delete both."
  print "Continuing at block $next_block"
}

# cut_file SIZE: removes a half-written window.
cut_file() {
  if (($1 == 0)); then
    rm -f "$file"
  else
    (($(wc -c <"$file") >= $1)) && head -c "$1" "$file" >"$file.new" && mv "$file.new" "$file"
  fi
}

# write_windows HEADER [KIND...]: calls read_window FIRST LAST of the program for each window of
# $block_window blocks, and halves the window after an error of these kinds.
write_windows() {
  local first width=$block_window header=$1 too_wide="${*:2}"
  while ((next_block >= first_block)); do
    first=$((next_block - width + 1 > first_block ? next_block - width + 1 : first_block))
    ((first < next_block)) || too_wide=
    if ! handled=$too_wide read_again read_window "$first" "$next_block"; then
      width=$(((next_block - first + 1) / 2))
      continue
    fi
    write_window "$header" "$((first - 1))" 2>/dev/null || fail 1 "$file cannot be written."
    print "Blocks $first to $next_block: $row_count transfers"
    next_block=$((first - 1))
  done
  rm -f "$file.state"
  print "$file is complete"
}

# write_window HEADER NEXT_BLOCK
write_window() {
  if [[ ! -e $file ]]; then
    save_state "$next_block" 0 && printf '%s\n' "$1" >"$file" || return
  fi
  cat "$work/rows" >>"$file" && save_state "$2" "$(($(wc -c <"$file")))" || return
  continue_hint=' Start the program again to continue.'
}

# save_state NEXT_BLOCK SIZE
save_state() {
  printf '%s %s %s\n' "$run" "$1" "$2" >"$file.state.new" && mv "$file.state.new" "$file.state"
}
