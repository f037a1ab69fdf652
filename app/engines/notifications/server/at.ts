import { eq, or, type SQL, sql } from "drizzle-orm";
import { contentKinds, urlOf } from "#app/engines/content/server/index.ts";
import { notices } from "./schema.ts";

const lastId = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** What stands at a page's address; its publication, if it is one's page. */
export type Spot = { path: string; publicationId?: string };

export function spotAt(path: string): Spot {
  const [id] = lastId.exec(path) ?? [];
  const isPublication = id !== undefined && contentKinds.get().some(({ name }) => urlOf(name, id) === path);
  return { path, ...(isPublication && { publicationId: id }) };
}

/** The condition «this is told of what stands there»: of the publication, or of whatever it leads to itself. */
export function isAt({ path, publicationId }: Spot): SQL {
  const leadsHere = sql`split_part(split_part(${notices.href}, '#', 1), '?', 1) = ${path}`;
  return or(leadsHere, publicationId === undefined ? undefined : eq(notices.publicationId, publicationId))!;
}
