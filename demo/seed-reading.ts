import { sql } from "drizzle-orm";
import { publicationReads, readingMarks } from "#app/engines/content/server/index.ts";
import { savedPublications } from "#app/feed/saved/server/index.ts";
import { db } from "#platform/db/index.ts";
import { insertRows } from "./insert-rows.ts";
import type { Random } from "./random.ts";
import type { World } from "./world.ts";

const day = 24 * 3_600_000;

/** Who answers has read; and everyone has caught up on some day of the last two weeks, the diligent ones today. Some of it is kept. */
export async function seedReading(random: Random, { employees, today }: World): Promise<void> {
  const own = random.fork("reading");
  const marks = employees.map(({ id: accountId }) => {
    return { accountId, until: new Date(today.getTime() - Math.floor((0.1 + 14 * own.next() ** 2) * day)) };
  });
  await insertRows(readingMarks, marks);
  const since = new Date(today.getTime() - 30 * day).toISOString();
  await db().execute(sql`
    insert into ${publicationReads} (publication_id, account_id, created_at)
    select p.id, said.account_id, min(said.created_at)
    from publications p
    join (
      select subject_id as publication_id, account_id, created_at from reactions
      union all select publication_id, author_id, created_at from comments
    ) said on said.publication_id = p.id
    where p.published_at >= ${since}::timestamptz
    group by p.id, said.account_id`);
  // What one has thanked for is worth keeping; a reader meets it only while they may see it.
  await db().execute(sql`
    insert into ${savedPublications} (account_id, publication_id, created_at)
    select account_id, subject_id, created_at from reactions
    where name = 'thanks' and created_at >= ${since}::timestamptz and subject_id in (select id from publications)`);
}
