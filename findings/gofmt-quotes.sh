#!/usr/bin/env bash
# Software: gofmt of Go 1.19.8 (Debian golang-1.19-go 1.19.8-2).
# Expected: gofmt changes the layout of a source, and no word of its comments.
# Happens: in a doc comment it writes two backquotes and two single quotes as curly quotes: the code mark of
#   reStructuredText, an empty text in single quotes, or a quote doubled as in SQL becomes another text; a pair of
#   backquotes on both sides becomes two opening quotes. Comments of fields and inside of functions stay, so that the
#   same text is changed in one place and not in the next. An indented block stays as well.
# Date seen: 2026-11-29.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

expect() { # question, stated answer, answer of now
  printf '%s -> %s\n' "$1" "$3"
  [ "$3" = "$2" ] || { echo "No longer as stated: $2" >&2; exit 1; }
}

apt-get -qq -o APT::Sandbox::User=root download golang-1.19-go=1.19.8-2
dpkg -x ./*.deb root
cat > example.go <<'EOF'
package example

// A is ``code`` or ''text'' or ``quoted'' or 'it''s'.
//
//	indented ``code``
type A struct {
	// B is ``code``.
	B string
}

// C is `code` or 'text'.
func C() {
	// It is ``code``.
}
EOF
root/usr/lib/go-1.19/bin/gofmt example.go > formatted.go
line() { sed -n "$1p" formatted.go; }
expect 'doc comment' "// A is “code“ or ”text” or “quoted” or 'it”s'." "$(line 3)"
expect 'indented block' "$(printf '//\tindented ``code``')" "$(line 5)"
expect 'comment of a field' "$(printf '\t// B is ``code``.')" "$(line 7)"
expect 'single quotes' "// C is \`code\` or 'text'." "$(line 11)"
expect 'comment in a function' "$(printf '\t// It is ``code``.')" "$(line 13)"
