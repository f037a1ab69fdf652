import { eq, sql } from "drizzle-orm";
import type { Reactions } from "#app/engines/content/contract.ts";
import { putReaction } from "#app/engines/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { stories } from "./schema.ts";
import { findReadable } from "./views.ts";

/** Counted when asked for: a story lives a day, and only its own page shows them. */
export const countReactions = sql<Reactions["counts"]>`coalesce((
  select json_object_agg(r.name, r.count) from (
    select name, count(*)::int from reactions where subject_id = stories.id group by name) r), '{}'::json)`;

export const ownReaction = ({ accountId }: Viewer) => sql<Reactions["mine"]>`(
  select r.name from reactions r where r.subject_id = stories.id and r.account_id = ${accountId})`;

/** Leaves one reaction of a reader on a story on air or kept: a new name replaces the old, null takes it away. */
export async function react(viewer: Viewer, { id, name }: { id: string; name: Reactions["mine"] }): Promise<Reactions> {
  await findReadable(viewer, id);
  await putReaction(id, viewer.accountId, name);
  const [row] = await db().select({ counts: countReactions }).from(stories).where(eq(stories.id, id));
  return { counts: row?.counts ?? {}, mine: name };
}
