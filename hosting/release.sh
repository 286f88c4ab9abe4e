#!/bin/sh
# Puts a build in place on a server, all at once, and takes it back.
#
#   sh hosting/release.sh build /var/www/docs     publish a build
#   sh hosting/release.sh back /var/www/docs      go back to the one before
#
# /var/www/docs/releases/<time>/ holds a build (site/) and its rules (nginx-*.conf, Caddyfile);
# the link /var/www/docs/current names the one that is served. A new release keeps the hashed files
# of the one before, so that pages that are open in browsers still find their parts. The last five
# stay. RELOAD is run after the switch, e.g. RELOAD='nginx -t && nginx -s reload'; if it fails, the
# release from before is served on.
set -eu
[ $# -eq 2 ] || { sed -n '4,5s/^# *//p' "$0" >&2; exit 2; }
what=$1
root=$2
hosting=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
now=$(readlink "$root/current" 2>/dev/null || true)

# A link is replaced by a rename, so that no request meets a moment without one.
point() {
  ln -s "$1" "$root/current.new"
  mv -T "$root/current.new" "$root/current"
}

# The server still has its old rules if it does not reload: they need the release they came with.
switch() {
  point "$1"
  [ -z "${RELOAD:-}" ] || sh -c "$RELOAD" || {
    [ -n "$now" ] || { echo "The reload failed. See why, then publish again." >&2; exit 1; }
    point "$now"
    [ "$what" = back ] || rm -rf "${root:?}/$1"
    echo "The reload failed. $root serves $now as before." >&2
    exit 1
  }
}

if [ "$what" = back ]; then
  before=$(cat "$root/$now/before.txt" 2>/dev/null || true)
  [ -n "$before" ] && [ -d "$root/$before" ] || {
    echo "There is no release before ${now:-the first one} in $root." >&2
    exit 1
  }
  switch "$before"
  echo "$root serves $before again."
  exit 0
fi

[ -f "$what/index.html" ] || { echo "$what holds no build: run npm run build." >&2; exit 1; }
# The rules of another build would block the scripts of this one, and miss its redirects.
hash=$(cat "$what/_headers" "$what/_redirects" 2>/dev/null | sha256sum | cut -d ' ' -f 1)
grep -qF "$hash" "$hosting/nginx-rules.conf" 2>/dev/null || {
  echo "hosting/ has the rules of another build than $what: run npm run sync:hosting." >&2
  exit 1
}
name=$(date -u +%Y%m%dT%H%M%S%N)
fresh=$root/releases/.$name
mkdir -p "$fresh"
cp -R "$what" "$fresh/site"
cp "$hosting/nginx-http.conf" "$hosting/nginx-rules.conf" "$hosting/Caddyfile" "$fresh"
# Those that this build made, by which the next one tells them from those that it only kept.
(cd "$fresh/site" && find assets -type f | sort) >"$fresh/own-assets.txt"
# Where the way back leads: not to a release that was taken back.
echo "$now" >"$fresh/before.txt"
if [ -n "$now" ]; then
  while read -r file; do
    [ -e "$fresh/site/$file" ] && continue
    mkdir -p "$(dirname "$fresh/site/$file")"
    cp "$root/$now/site/$file" "$fresh/site/$file"
  done <"$root/$now/own-assets.txt"
fi
mv "$fresh" "$root/releases/$name"
switch "releases/$name"
ls -1 "$root/releases" | sort -r | tail -n +6 | while read -r old; do rm -rf "${root:?}/releases/$old"; done
echo "$root serves releases/$name."
