#!/usr/bin/env bash
# Software: Playwright 1.65.1 with the channel "moz-firefox" (WebDriver BiDi), Firefox ESR 153.8.0 of Debian 12.
# Expected: a browser that starts opens pages.
# Happens: it starts, and every new page fails, because Playwright sends `emulation.setMediaFeaturesOverride`, which
#   this Firefox does not know, even if no preference of the reader is emulated. puppeteer-core 25.16.0, which speaks
#   the same protocol with the same Firefox, opens pages.
# Date seen: 2026-11-29.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

expect() { # question, stated answer, answer of now
  printf '%s -> %s\n' "$1" "$3"
  [ "$3" = "$2" ] || { echo "No longer as stated: $2" >&2; exit 1; }
}

command -v firefox-esr >/dev/null || { apt-get -qq update; apt-get -qq install -y --no-install-recommends firefox-esr; } >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . playwright-core@1.65.1 puppeteer-core@25.16.0
cat > playwright.mjs <<'EOF'
import {firefox} from 'playwright-core';

const browser = await firefox.launch({channel: 'moz-firefox', executablePath: process.argv[2]});
const emulation = {colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null};
for (const options of [{}, emulation]) {
  const opened = browser.newContext(options).then((context) => context.newPage());
  console.log(await opened.then(() => 'opens', (error) => /emulation\.\w+/.exec(error.message)?.[0] ?? error.message));
}
await browser.close();
EOF
cat > puppeteer.mjs <<'EOF'
import puppeteer from 'puppeteer-core';

const browser = await puppeteer.launch({browser: 'firefox', executablePath: process.argv[2]});
console.log(await browser.newPage().then(() => 'opens'));
await browser.close();
EOF
program=$(command -v firefox-esr)
expect "Firefox" 'Mozilla Firefox 153.8.0esr' "$("$program" --version)"
expect 'Playwright, with its settings and with none' 'emulation.setMediaFeaturesOverride emulation.setMediaFeaturesOverride' \
  "$(node playwright.mjs "$program" 2>/dev/null | xargs)"
expect 'Puppeteer' 'opens' "$(node puppeteer.mjs "$program" 2>/dev/null)"
