import { sql } from "drizzle-orm";
import type { Followed, FollowedKind } from "#app/people/followings/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { followSources } from "./sources.ts";
import { type Row, toFollowed } from "./subscriptions.ts";

const atMost = 5;

/** Whom or what the people of the own company follow most, without what the reader follows already. */
export async function readPopular(viewer: Viewer, kind: FollowedKind): Promise<{ items: Followed[] }> {
  const { rows } = await db().execute<Row>(sql`
    select id, title, detail, word, photo_id, '' as at from (${followSources.of(kind).popular(viewer)}) popular
    order by followers desc, title collate russian limit ${atMost}`);
  return { items: rows.map((row) => toFollowed(kind, row)) };
}
