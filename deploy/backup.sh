#!/bin/sh
# Сохраняет базу и файлы портала из compose.yaml в архив на этом компьютере: deploy/backup.sh [папка]. Портал работает.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=${1:-.}
name="veche-$(date -u +%Y-%m-%dT%H-%M-%S).tar.gz"
compose() { docker compose -f "$here/compose.yaml" "$@"; }
compose exec -T portal node bin/db.ts backup "/data/backups/$name"
compose cp "portal:/data/backups/$name" "$folder/$name"
compose exec -T portal rm "/data/backups/$name"
echo "$folder/$name"
