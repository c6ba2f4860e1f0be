#!/usr/bin/env bash
# Software: lighttpd 1.4.69 (Debian 1.4.69-1), mod_setenv.
# Expected: with `setenv.set-response-header += (...)` in two conditions that both hold, the answer has both headers.
# Happens: it has those of the last condition only: `+=` adds to the list outside of the conditions, not to that of
#   the condition before, though both are written alike. It is so for `add-response-header` too. A condition inside of
#   another one takes on the list of the outer one.
# Date seen: 2026-11-29.
set -euo pipefail

work=$(mktemp -d)
server=
trap 'if [ -n "$server" ]; then kill "$server"; wait "$server" || true; fi; rm -rf "$work"' EXIT
cd "$work"

expect() { # question, stated answer, answer of now
  printf '%s -> %s\n' "$1" "$3"
  [ "$3" = "$2" ] || { echo "No longer as stated: $2" >&2; exit 1; }
}

apt-get -qq -o APT::Sandbox::User=root download lighttpd=1.4.69-1 libnettle8=3.8.1-2 libxxhash0=0.8.1-1
for package in *.deb; do dpkg -x "$package" root; done
port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')

mkdir www
echo text > www/index.html
cat > lighttpd.conf <<EOF
server.modules = ("mod_setenv")
server.document-root = "$work/www"
server.bind = "127.0.0.1"
server.port = $port
setenv.set-response-header = ("X-Outside" => "1")
\$HTTP["url"] =~ "^/" {
  setenv.set-response-header += ("X-First" => "1")
  setenv.add-response-header += ("X-Added-First" => "1")
}
\$HTTP["url"] =~ "html\$" {
  setenv.set-response-header += ("X-Second" => "1")
  setenv.add-response-header += ("X-Added-Second" => "1")
  \$HTTP["url"] =~ "index" {
    setenv.set-response-header += ("X-Inside" => "1")
  }
}
EOF
LD_LIBRARY_PATH=root/usr/lib/x86_64-linux-gnu root/usr/sbin/lighttpd -D -f lighttpd.conf \
  -m "$work/root/usr/lib/lighttpd" 2> log &
server=$!
curl -s -o /dev/null --retry 60 --retry-connrefused --retry-delay 1 "http://127.0.0.1:$port/"

names() { curl -s -o /dev/null -D - "http://127.0.0.1:$port$1" | sed -n 's/^\(X-[^:]*\):.*/\1/p' | sort | paste -sd ' '; }
expect '/other' 'X-Added-First X-First X-Outside' "$(names /other)"
expect '/other.html' 'X-Added-Second X-Outside X-Second' "$(names /other.html)"
expect '/index.html' 'X-Added-Second X-Inside X-Outside X-Second' "$(names /index.html)"
