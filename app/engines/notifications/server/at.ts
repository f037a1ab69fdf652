import { eq, or, type SQL, sql } from "drizzle-orm";
import { contentKinds, urlOf } from "#app/engines/content/server/index.ts";
import { notices } from "./schema.ts";

const ids = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/** What stands at a page's address; its publication, if it is one's page. */
export type Spot = { path: string; publicationId?: string };

export function spotAt(path: string): Spot {
  const publicationId = path.match(ids)?.find((id) => contentKinds.get().some(({ name }) => isPageOf(name, id, path)));
  return { path, ...(publicationId && { publicationId }) };
}

/** What stands in a place is read under the place's own name, which the address of its kind leaves open; an answer to it under that. */
function isPageOf(kind: string, id: string, path: string): boolean {
  const [page, answer] = path.split(`/${id}`);
  const [open] = urlOf(kind, id).split(`/${id}`);
  if (page === undefined || answer === undefined || open === undefined) return false;
  if (!open.endsWith("/-")) return urlOf(kind, id) === path;
  const isInPlace = page.startsWith(open.slice(0, -1)) && page.lastIndexOf("/") === open.length - 2;
  return isInPlace && answer.replace(ids, "").length < 2;
}

/** The condition «this is told of what stands there»: of the publication, or of whatever it leads to itself. */
export function isAt({ path, publicationId }: Spot): SQL {
  const leadsHere = sql`split_part(split_part(${notices.href}, '#', 1), '?', 1) = ${path}`;
  return or(leadsHere, publicationId === undefined ? undefined : eq(notices.publicationId, publicationId))!;
}
