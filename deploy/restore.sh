#!/bin/sh
# Восстанавливает портал из compose.yaml из архива: deploy/restore.sh АРХИВ [--replace]. Портал на это время останавливается.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
archive=${1:?Назовите архив: deploy/restore.sh АРХИВ [--replace]}
compose() { docker compose -f "$here/compose.yaml" "$@"; }
compose stop portal
compose run --rm --no-deps -v "$(realpath "$archive"):/tmp/archive.tar.gz:ro" portal \
  node bin/db.ts restore /tmp/archive.tar.gz ${2:+"$2"}
compose start portal
