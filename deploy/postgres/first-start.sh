#!/bin/bash
# Первый запуск PostgreSQL: владельцы и базы портала и Keycloak. Локаль C с типом букв C.UTF-8, как у встроенной базы.
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres \
  --set=portal="$PORTAL_DB_PASSWORD" --set=keycloak="$KEYCLOAK_DB_PASSWORD" <<'SQL'
create role portal login createrole password :'portal';
create database veche owner portal template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8';
create role keycloak login password :'keycloak';
create database keycloak owner keycloak template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8';
SQL
