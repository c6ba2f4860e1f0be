#!/usr/bin/env bash
# Software: Caddy 2.6.2 (Debian 2.6.2-5).
# Expected: a redirect to a capture of `path_regexp` keeps the path as the client wrote it, as `{uri}` does.
# Happens: the capture, like `{path}`, is the decoded path, and `redir` writes it as it is. Location has a raw
#   space, and an escaped question mark becomes the start of a query. `{uri}` stays encoded, also after
#   `uri strip_suffix`, and also when a rewrite puts the capture into it.
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

apt-get -qq -o APT::Sandbox::User=root download caddy=2.6.2-5 libzstd1=1.5.4+dfsg2-5
for package in *.deb; do dpkg -x "$package" root; done
port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')

cat > Caddyfile <<EOF
{
	admin off
	auto_https off
}
http://127.0.0.1:$port {
	bind 127.0.0.1
	@capture path_regexp page ^(/capture/.+)\.html\$
	redir @capture {re.page.1}
	@path path /path/*
	redir @path {path}
	route /strip/* {
		uri strip_suffix .html
		redir {uri}
	}
	@rewrite path_regexp part ^/rewrite/(.+)\.html\$
	route @rewrite {
		rewrite * /rewritten/{re.part.1}
		redir {uri}
	}
	respond / up
}
EOF
XDG_DATA_HOME=$work XDG_CONFIG_HOME=$work LD_LIBRARY_PATH=$work/root/usr/lib/x86_64-linux-gnu \
  root/usr/bin/caddy run --config Caddyfile --adapter caddyfile > log 2>&1 &
server=$!
curl -sf -o /dev/null --retry 60 --retry-connrefused --retry-delay 1 "http://127.0.0.1:$port/"

location() { curl -s -o /dev/null -D - "http://127.0.0.1:$port$1" | tr -d '\r' | sed -n 's/^Location: //p'; }

expect '{uri} after strip_suffix, /strip/a%20b.html' '/strip/a%20b' "$(location /strip/a%20b.html)"
expect '{uri} after strip_suffix, /strip/a%3Fb.html' '/strip/a%3Fb' "$(location /strip/a%3Fb.html)"
expect 'capture, /capture/a%20b.html' '/capture/a b' "$(location /capture/a%20b.html)"
expect 'capture, /capture/a%3Fb.html' '/capture/a?b' "$(location /capture/a%3Fb.html)"
expect 'capture, /capture/100%25.html' '/capture/100%' "$(location /capture/100%25.html)"
expect '{path}, /path/a%20b' '/path/a b' "$(location /path/a%20b)"
expect '{uri} after rewrite to a capture, /rewrite/a%20b.html' '/rewritten/a%20b' "$(location /rewrite/a%20b.html)"
