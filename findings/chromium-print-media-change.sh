#!/usr/bin/env bash
# Software: Chromium 156.0.8078.108 of Debian 12, by puppeteer-core 25.16.0, with Firefox ESR 153.8.0 beside it.
# Expected: what a page adds for paper when `matchMedia('print')` changes is printed, as it is from `beforeprint`.
# Happens: in Chromium, the number of sheets is fixed before that event. The text is added, and the sheets that no
#   longer fit are cut off without a word. The second print of the same page is whole, and so is the first in Firefox.
# Date seen: 2026-11-29.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

expect() { # question, stated answer, answer of now
  printf '%s -> %s\n' "$1" "$3"
  [ "$3" = "$2" ] || { echo "No longer as stated: $2" >&2; exit 1; }
}

for program in chromium firefox-esr pdfinfo; do
  command -v $program >/dev/null || { apt-get -qq update; apt-get -qq install -y --no-install-recommends chromium firefox-esr poppler-utils; } >/dev/null
done
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . puppeteer-core@25.16.0
cat > print.mjs <<'EOF'
import puppeteer from 'puppeteer-core';

const [, , browser, executablePath, event] = process.argv;
const running = await puppeteer.launch({browser, executablePath, args: browser === 'chrome' ? ['--no-sandbox'] : []});
const page = await running.newPage();
await page.setContent('<p>Start</p><div id="more"></div>');
await page.evaluate((name) => {
  const add = () => {
    document.querySelector('#more').innerHTML = '<p style="height: 20cm">Text</p>'.repeat(3);
  };
  if (name === 'beforeprint') addEventListener('beforeprint', add);
  else matchMedia('print').addEventListener('change', add);
}, event);
for (const name of ['first', 'second']) {
  await page.pdf({path: `${browser}-${event}-${name}.pdf`, format: 'A4'});
}
await running.close();
EOF
sheets() { pdfinfo "$1" | awk '/^Pages:/ { print $2 }'; }
printed() { # browser, program, event
  node print.mjs "$1" "$(command -v "$2")" "$3" 2>/dev/null
  echo "$(sheets "$1-$3-first.pdf"), then $(sheets "$1-$3-second.pdf")"
}
expect 'Sheets in Chromium, added in beforeprint' '3, then 3' "$(printed chrome chromium beforeprint)"
expect 'Sheets in Chromium, added when the medium changes' '1, then 3' "$(printed chrome chromium change)"
expect 'Sheets in Firefox, added when the medium changes' '3, then 3' "$(printed firefox firefox-esr change)"
