import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Attachment } from "#app/content/contract.ts";
import { articleFiles } from "./schema.ts";

/** A column of a query: the files that go with an article, in their order, each to be taken by its name. */
export function filesOf(publicationId: AnyPgColumn): SQL<Attachment[]> {
  // The table is named: drizzle drops it from columns of a select without joins, and a bare `id` would be the file's own.
  return sql`coalesce((
    select json_agg(json_build_object(
      'kind', 'file', 'id', f.id, 'src', '/files/' || f.id, 'name', f.name, 'bytes', f.bytes) order by a.place)
    from ${articleFiles} a join files f on f.id = a.file_id
    where a.publication_id = ${publicationId.table}.${sql.identifier(publicationId.name)}), '[]'::json)`;
}
