"""A client of the KaiaScan API. Needs Python 3.8 and requests.

Reads KAIASCAN_API_KEY, KAIASCAN_BASE_URL, KAIASCAN_PAGE_SIZE and KAIASCAN_RETRY_SECONDS.
"""

import json
import os
import random
import re
import sys
import time
from decimal import Decimal, getcontext
from email.utils import mktime_tz, parsedate_tz
from itertools import count
from pathlib import Path
from typing import Any, Callable, Iterable, Optional
from urllib.parse import urlencode

import requests

MAX_ATTEMPTS = 5
MAX_PAUSE_SECONDS = 30
PAGE_SIZE = ("KAIASCAN_PAGE_SIZE", 500, 1)
LIST_CHANGED = ("the list changed while it was read", "Start again.", "list changed")
NOT_JSON = object()
# Enough digits for the product of any balance and price.
getcontext().prec = 4000

session = requests.Session()
# Without it, requests replaces the key by a login of ~/.netrc.
session.auth = lambda request: request
session.stream = True


class Failure(Exception):
    """Ends a program with one line. `kind` can be "too wide" or "list changed"."""

    def __init__(self, line: str, exit_code: int = 1, kind: str = "") -> None:
        super().__init__(line)
        self.exit_code, self.kind = exit_code, kind


def run(parameters: str, main: Callable[..., Optional[int]]) -> None:
    """Ends a program with the exit code of `main`. `parameters` names arguments: `HASH [FILE]`."""
    names, arguments = parameters.split(), sys.argv[1:]
    try:
        # Type checkers know it as TextIO, which has no reconfigure.
        output: Any = sys.stdout
        output.reconfigure(encoding="utf-8", errors="replace", newline="\n")
        if not 0 <= len(names) - len(arguments) <= parameters.count("["):
            raise Failure(" ".join(["Usage:", os.path.basename(sys.argv[0]), *names]), 2)
        if not re.fullmatch("[!-~]+", os.environ.get("KAIASCAN_API_KEY", "")):
            raise Failure("Set KAIASCAN_API_KEY to your API key.", 2)
        setting(*PAGE_SIZE)
        exit_code = main(*arguments)
        sys.stdout.flush()
        sys.exit(exit_code)
    except Failure as error:
        print(one_line(str(error)), file=sys.stderr)
        sys.exit(error.exit_code)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # Nobody reads on. Python would complain when it closes the pipe.
        os._exit(0)
    except OSError as error:
        sys.exit(f"{error.filename or 'Output'}: {error.strerror}.")


def whole(name: str, text: str, least: int = 0) -> int:
    is_whole = re.fullmatch("[0-9]{1,15}", text)
    if not is_whole or int(text) < least:
        form = f"{least} or more" if is_whole else "a whole number"
        raise Failure(f'{name} must be {form}, not "{text}".', 2)
    return int(text)


def setting(name: str, default: int, least: int = 0) -> int:
    return whole(name, os.environ.get(name) or str(default), least)


def check_hex(text: str, name: str = "an address", length: int = 40) -> None:
    if not re.fullmatch(f"0x[0-9a-fA-F]{{{length}}}", text):
        raise Failure(f"{text} is not {name}: 0x and {length} hexadecimal digits.", 2)


class Answer:
    """An answer of the service. `request` is its name in errors."""

    def __init__(self, request: str, text: str) -> None:
        self.request, self.text = request, text
        try:
            # NaN and Infinity are no JSON: int refuses them.
            self.value: Any = json.loads(text, parse_float=Decimal, parse_constant=int)
        except (ValueError, ArithmeticError, RecursionError):
            self.value = NOT_JSON
        self.code = (self.value.get("code") or "") if isinstance(self.value, dict) else ""
        # Only an error of the service says something about the request.
        self.is_known = self.code not in ("", "NOT_FOUND_URL")

    def error(self, what: str, todo: str = "Try again later.", kind: str = "") -> Failure:
        return Failure(f"{self.request}: {what}. {todo}", kind=kind)

    def read(self, shape: Any) -> Any:
        """Returns what a shape names: `{"hash": str, "to?": str, "rows": [{"fee": Decimal}]}`.

        A value that is missing or null is None if its name ends with `?`, else an error. A
        function in place of a type returns the value to use, or None if it is wrong.
        """
        if self.value is NOT_JSON:
            todo = "Check KAIASCAN_BASE_URL, or try again later."
            raise self.error("the answer is not complete JSON", todo)
        return self._read(self.value, shape, "")

    def _read(self, value: Any, shape: Any, path: str) -> Any:
        if value is None and path.endswith("?"):
            return None
        shape = decimal if shape is Decimal else shape
        if isinstance(shape, list) and isinstance(value, list):
            return [self._read(item, shape[0], f"{path}.{i}") for i, item in enumerate(value)]
        if isinstance(shape, dict) and isinstance(value, dict):
            return {
                name.rstrip("?"): self._read(value.get(name.rstrip("?")), part, f"{path}.{name}")
                for name, part in shape.items()
            }
        if shape in (int, str, bool):
            value = value if type(value) is shape else None
        else:
            value = shape(value) if callable(shape) else None
        if value is None:
            name = path[1:].replace("?", "") or ("list" if isinstance(shape, list) else "object")
            raise self.error(f"the answer has no valid {name}")
        return value


def decimal(value: Any) -> Optional[Decimal]:
    form = r"-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]{1,3})?"
    is_number = type(value) in (int, str, Decimal) and re.fullmatch(form, str(value))
    return Decimal(value) if is_number else None


def places(value: Any) -> Optional[int]:
    """For shapes: the decimal places of a token, as number or text."""
    number = decimal(value)
    return int(number) if number is not None and number in range(78) else None


def get(path: str, query: Optional[dict] = None, is_optional: bool = False) -> Any:
    """Returns an answer after up to five attempts, or None if the service has no such thing (yet)
    and `is_optional`."""
    target = f"{path}?{urlencode(query)}" if query else path
    seconds = setting("KAIASCAN_RETRY_SECONDS", 1)
    base_url = os.environ.get("KAIASCAN_BASE_URL") or "https://mainnet-oapi.kaiascan.io"
    url, key = base_url.rstrip("/") + target, os.environ["KAIASCAN_API_KEY"]
    headers = {"Authorization": f"Bearer {key}"}
    if path == "/api":
        url, headers = f"{url}&apikey={key}", {}
    for attempt in count(1):
        is_last = attempt == MAX_ATTEMPTS
        pause = min(seconds * 2 ** (attempt - 1) * random.uniform(1, 1.5), MAX_PAUSE_SECONDS)
        try:
            response = session.get(url, headers=headers, timeout=30, allow_redirects=False)
            # urllib3 before version 2 accepts a body that ends too early.
            response.raw.enforce_content_length = True
            response.encoding = "utf-8"
            answer = Answer(f"GET {target}", response.text)
        except (OSError, ValueError) as error:
            if is_last:
                # The text of the error may have the key.
                what = f"no answer after {attempt} attempts ({type(error).__name__})"
                todo = "Check the network and KAIASCAN_BASE_URL."
                raise Failure(f"GET {target}: {what}. {todo}") from None
        else:
            status = response.status_code
            if status == 200:
                return answer
            if is_optional and status == 404 and answer.is_known:
                return None
            retry_after = response.headers.get("Retry-After", "")
            date = parsedate_tz(retry_after)
            if retry_after.isdecimal():
                pause = int(retry_after)
            elif date:
                pause = max(0, mktime_tz(date) - int(time.time()))
            _check_status(answer, status, pause, is_last)
        time.sleep(pause)


def _check_status(answer: Answer, status: int, pause: float, is_last: bool) -> None:
    """Raises an error if another attempt is of no use."""
    code, exit_code, kind = answer.code, 1, ""
    what = f", {code}: {answer.value.get('message', '')}"[:202].rstrip(" :.") if code else ""
    if status in (401, 403):
        todo, exit_code = "Check KAIASCAN_API_KEY.", 3
    elif status == 429 and "requestPerDay" in what:
        todo, exit_code = "Start again the next day.", 3
    elif status not in (408, 429, 500, 502, 503, 504):
        todo = f"Check {'the arguments' if answer.is_known else 'KAIASCAN_BASE_URL'}."
        kind = "too wide" if status == 400 and "blockNumberStart" in answer.request else ""
    elif pause > MAX_PAUSE_SECONDS:
        what += f": the service asks for {pause} seconds of pause"
        todo = "Start again then."
    elif is_last:
        what = f" after {MAX_ATTEMPTS} attempts{what}"
        todo = "Wait a minute, and start again." if status == 429 else "Try again later."
    else:
        return
    raise Failure(f"{answer.request}: HTTP {status}{what}. {todo}", exit_code, kind)


def pages(path: str, query: dict, row: Any, max_rows: float = 1e9, again: int = 0) -> list:
    """Returns the rows of all pages of a list, and reads it `again` if it changed meanwhile."""
    shape = {"results": [row], "paging": {"total_count": int, "last": bool}}
    result: list = []
    total = before = None
    page = 1
    while True:
        answer = get(path, {**query, "page": page, "size": setting(*PAGE_SIZE)})
        rows, paging = answer.read(shape).values()
        total_count, is_last = paging.values()
        if total_count >= max_rows:
            what = f"the list has {total_count} rows, and the service returns no more"
            raise answer.error(what, "Ask for fewer blocks.", "too wide")
        if rows == before or total not in (None, total_count):
            if again:
                return pages(path, query, row, max_rows, again - 1)
            raise answer.error(*LIST_CHANGED)
        result += rows
        if is_last:
            return result
        total, before, page = total_count, rows, page + 1


def one_line(text: str) -> str:
    """Returns a text of somebody else without the characters that control a terminal."""
    return re.sub(r"[\x00-\x1f\x7f-\x9f]", " ", text)


def csv_row(cells: Iterable[Any]) -> str:
    texts = []
    for cell in cells:
        text = f"{cell:f}" if isinstance(cell, Decimal) else str("" if cell is None else cell)
        # A spreadsheet takes it for a formula.
        if re.match(r"(?!-[0-9]+(\.[0-9]+)?\Z)[\t\r]*[=+\-@]", text):
            text = f"'{text}"
        if re.search('[",\r\n]', text):
            text = '"{}"'.format(text.replace('"', '""'))
        texts.append(text)
    return ",".join(texts) + "\n"


def write_windows(
    run: tuple, name: str, columns: list, width: int, read: Callable, check_new: Any = None
) -> None:
    """Writes the rows of windows of blocks to a CSV file, the last window first, and continues an
    interrupted run. A run is an account, a first and a last block."""
    _, first_block, end = run
    if first_block > end:
        raise Failure(f"FIRST_BLOCK {first_block} is after LAST_BLOCK {end}.", 2)
    run_name, size = " ".join(map(str, run)), 0
    file, state, new_state = Path(name), Path(f"{name}.state"), Path(f"{name}.state.new")
    if state.exists():
        saved = re.fullmatch("(.+) (-?[0-9]+) ([0-9]+)\n", state.read_text(errors="replace"))
        if saved is None or saved[1] != run_name:
            other = saved[1] if saved else "it cannot be read"
            raise Failure(f"{state} is of another run: {other}. Complete or delete it.", 2)
        end, size = int(saved[2]), int(saved[3])
        if not file.exists() or file.stat().st_size < size:
            raise Failure(f"{file} is not the file of {state}. Delete both.", 2)
        print(f"Continuing at block {end}", flush=True)
    elif file.exists():
        raise Failure(f"{file} exists. Delete it, or name another file.", 2)
    elif check_new:
        check_new()
    while end >= first_block:
        start = max(first_block, end - width + 1)
        try:
            rows = read(start, end)
        except Failure as error:
            if error.kind == "too wide" and start < end:
                width = (end - start + 1) // 2
                continue
            if error.exit_code == 1 and size:
                error.args = (f"{error} Start the program again to continue.",)
            raise
        text = "".join(map(csv_row, rows if size else [columns, *rows]))
        with file.open("ab") as output:
            output.truncate(size)
            size += output.write(text.encode("utf-8", "replace"))
        new_state.write_text(f"{run_name} {start - 1} {size}\n")
        new_state.replace(state)
        print(f"Blocks {start} to {end}: {len(rows)} transfers", flush=True)
        end = start - 1
    state.unlink(missing_ok=True)
    print(f"{file} is complete")
