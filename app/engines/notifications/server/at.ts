import { eq, or, type SQL, sql } from "drizzle-orm";
import { contentKinds, urlOf } from "#app/engines/content/server/index.ts";
import { notices } from "./schema.ts";

const lastId = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The condition «this is told of what stands at a page's address»: of the publication there, or of whatever it leads to itself. */
export function isAt(path: string): SQL {
  const leadsHere = sql`split_part(split_part(${notices.href}, '#', 1), '?', 1) = ${path}`;
  const [id] = lastId.exec(path) ?? [];
  const isPublication = id !== undefined && contentKinds.get().some(({ name }) => urlOf(name, id) === path);
  return or(leadsHere, isPublication ? eq(notices.publicationId, id) : undefined)!;
}
