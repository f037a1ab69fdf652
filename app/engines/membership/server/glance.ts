import { type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { type Part, part } from "#platform/db/index.ts";
import { memberships, places } from "./schema.ts";

type Of = {
  kind: string;
  /** A column that counts what is new in a place to its member. */
  unread: SQL<number>;
  address(alias: string): string;
};

type Line = { href: string; title: string; comments: number };
type Row = { alias: string; title: string; unread: number };

/** Nobody belongs to more of them at once in a list. */
const looked = 500;

/** The places of a kind that a person belongs to, for the main page: those with something new first, and how much. */
export function glanceAt({ accountId }: Viewer, { kind, unread, address }: Of): Part<Line[]> {
  return part<Row, Line[]>(
    sql`select alias, title, unread from (
        select ${places.id} as id, ${places.alias} as alias, ${places.title} as title, ${places.activeAt} as active_at,
          ${unread} as unread
        from ${memberships} join ${places} on ${places.id} = ${memberships.placeId}
        where ${memberships.accountId} = ${accountId}::uuid and ${places.kind} = ${kind} and ${places.archivedAt} is null
        limit ${looked}) mine
      order by unread > 0 desc, active_at desc nulls last, title, id limit 4`,
    (rows) =>
      rows.map((row) => ({
        href: address(row.alias),
        title: row.unread > 0 ? `${row.title} · нового: ${row.unread}` : row.title,
        comments: 0,
      })),
  );
}
