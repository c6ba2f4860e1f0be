#!/usr/bin/env bash
# Software: Apache httpd 2.4.71 (Debian 2.4.71-1~deb12u1), mod_negotiation.
# Expected: with MultiViews, /faq with faq.html and faq.md beside it is the page, at least for a client without a wish.
# Happens: for `Accept: */*` and `text/*` (what curl and fetch send, and what crawlers send) the smaller file wins, of
#   whatever type, so that the answer of one address changes with the length of a text. Browsers get the page. An empty
#   Accept is no wish either, but gets 406; to leave the header out is the same as `*/*`. `qs` of AddType mends it.
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

apt-get -qq -o APT::Sandbox::User=root download apache2-bin=2.4.71-1~deb12u1 libapr1=1.7.2-3+deb12u1 \
  libaprutil1=1.6.3-1+deb12u1
for package in *.deb; do dpkg -x "$package" root; done
port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')

mkdir www www/qs
echo '<h1>Questions and their answers</h1>' > www/faq.html
echo '# Questions' > www/faq.md
echo '<h1>Help</h1>' > www/help.html
echo '# Help, in a text that is longer than the page' > www/help.md
cp www/*.* www/qs
chmod -R a+rX "$work"
cat > types <<EOF
text/html html
text/markdown md
EOF
modules=root/usr/lib/apache2/modules
cat > httpd.conf <<EOF
ServerRoot $work
LoadModule mpm_event_module $modules/mod_mpm_event.so
LoadModule authz_core_module $modules/mod_authz_core.so
LoadModule mime_module $modules/mod_mime.so
LoadModule negotiation_module $modules/mod_negotiation.so
User nobody
Group nogroup
TypesConfig types
ServerName localhost
Listen 127.0.0.1:$port
PidFile $work/pid
ErrorLog $work/error.log
DocumentRoot $work/www
<Directory $work/www>
  Options MultiViews
  Require all granted
</Directory>
<Directory $work/www/qs>
  AddType text/markdown;qs=0.5 .md
</Directory>
EOF
LD_LIBRARY_PATH=root/usr/lib/x86_64-linux-gnu root/usr/sbin/apache2 -f "$work/httpd.conf" -DFOREGROUND &
server=$!
curl -s -o /dev/null --retry 60 --retry-connrefused --retry-delay 1 "http://127.0.0.1:$port/"

answer() { # path, header Accept as curl takes it
  curl -s -o /dev/null -D - -H "$2" "http://127.0.0.1:$port$1" | tr -d '\r' |
    sed -n 's/^HTTP\/1.1 \([0-9]*\).*/\1/p; s/^Content-Location: //p' | paste -sd ' '
}

browser='Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
expect '/faq, browser' '200 faq.html' "$(answer /faq "$browser")"
expect '/faq, */*' '200 faq.md' "$(answer /faq 'Accept: */*')"
expect '/faq, text/*' '200 faq.md' "$(answer /faq 'Accept: text/*')"
expect '/faq, no Accept' '200 faq.md' "$(answer /faq 'Accept:')"
expect '/faq, empty Accept' '406' "$(answer /faq 'Accept;')"
expect '/help (longer Markdown), */*' '200 help.html' "$(answer /help 'Accept: */*')"
expect '/qs/faq (AddType with qs=0.5), */*' '200 faq.html' "$(answer /qs/faq 'Accept: */*')"
