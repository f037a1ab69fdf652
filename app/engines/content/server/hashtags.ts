import { and, eq, isNull, sql } from "drizzle-orm";
import { settledHashtags } from "#app/engines/hashtags/server/index.ts";
import { db } from "#platform/db/index.ts";
import { hashtags, publicationHashtags, publications } from "./schema.ts";

/** Ten at most, as they are written, without case: «ёлка», «новый_год». */
export function hashtagsOf(text: string): string[] {
  return allHashtagsOf(text).slice(0, 10);
}

/** Every word behind a hash, without case. */
export function allHashtagsOf(text: string): string[] {
  const found = text.matchAll(/(?:^|\s)#([\p{L}\d_]{2,50})/gu);
  return [...new Set([...found].map(([, tag]) => tag!.toLowerCase()))];
}

/** What a hashtag is found by: «Ёлка» and «елка» are one. */
export function hashtagKey(name: string): string {
  return name.toLowerCase().replaceAll("ё", "е");
}

/**
 * Brings the lists of a publication's hashtags in line with what it says now and with what its company has decided about
 * hashtags, and the numbers with the lists; a deleted one carries none. Call it after every change of words, readers or life.
 */
export async function putHashtags(publicationId: string): Promise<void> {
  const gone = await db()
    .delete(publicationHashtags)
    .where(eq(publicationHashtags.publicationId, publicationId))
    .returning({
      groupId: publicationHashtags.groupId,
      reach: publicationHashtags.reach,
      audience: publicationHashtags.audience,
      key: publicationHashtags.key,
    });
  // One order for everybody, so that two writers never wait for each other.
  for (const { groupId, reach, audience, key } of gone.sort((a, b) => (a.key < b.key ? -1 : 1))) {
    await db()
      .update(hashtags)
      .set({ count: sql`${hashtags.count} - 1` })
      .where(and(eq(hashtags.key, key), eq(hashtags.groupId, groupId), eq(hashtags.reach, reach), isFor(audience)));
  }
  const [row] = await db()
    .select({
      groupId: publications.groupId,
      reach: publications.reach,
      audience: publications.audience,
      said: publications.hashtags,
      names: settledHashtags(publications),
      isLive: sql<boolean>`${publications.state} = 'published' and ${publications.deletedAt} is null`,
    })
    .from(publications)
    .where(eq(publications.id, publicationId));
  if (!row?.isLive || row.said.length === 0) return;
  const { groupId, reach, audience } = row;
  const carried = new Map(row.names.map((name) => [hashtagKey(name), name]));
  const names = [...carried.values()];
  if (String(names) !== String(row.said))
    await db().update(publications).set({ hashtags: names }).where(eq(publications.id, publicationId));
  if (!names.length) return;
  const named = [...carried].sort(([a], [b]) => (a < b ? -1 : 1));
  await db()
    .insert(publicationHashtags)
    .values(named.map(([key]) => ({ publicationId, groupId, reach, audience, key })));
  await db()
    .insert(hashtags)
    .values(named.map(([key, name]) => ({ groupId, reach, audience, key, name, count: 1 })))
    .onConflictDoUpdate({
      target: [hashtags.key, hashtags.groupId, hashtags.reach, hashtags.audience],
      set: { count: sql`${hashtags.count} + 1` },
    });
}

/**
 * Gives every live publication of a company that carries a hashtag the target instead, or, without a target, takes the
 * hashtag from it; the numbers follow. One statement, however many publications there are.
 */
export async function moveHashtag(groupId: string, key: string, target: string | null): Promise<void> {
  const targetKey = target && hashtagKey(target);
  const isDouble = sql`exists (
    select from ${publicationHashtags} other where other.publication_id = one.publication_id and other.key = ${targetKey})`;
  await db().execute(sql`
    with lost as (
      delete from ${publicationHashtags} one
      where group_id = ${groupId} and key = ${key} and (${targetKey}::text is null or ${isDouble})
      returning publication_id, reach, audience
    ), moved as (
      update ${publicationHashtags} one set key = ${targetKey}
      where group_id = ${groupId} and key = ${key} and ${targetKey}::text is not null and not ${isDouble}
      returning publication_id, reach, audience
    ), gone as (
      select * from lost union all select * from moved
    ), renamed as (
      update ${publications} p set hashtags = array_remove(array(
        select said from unnest(p.hashtags) said where replace(lower(said), 'ё', 'е') not in (${key}, ${targetKey ?? key})
      ) || ${target}::text, null)
      from gone where p.id = gone.publication_id
    ), fewer as (
      update ${hashtags} h set count = h.count - less.count
      from (select reach, audience, count(*)::int as count from gone group by reach, audience) less
      where h.group_id = ${groupId} and h.key = ${key} and h.reach = less.reach and h.audience is not distinct from less.audience
    )
    insert into ${hashtags} (group_id, reach, audience, key, name, count)
    select ${groupId}::uuid, reach, audience, ${targetKey}, ${target}, count(*) from moved group by reach, audience
    on conflict (key, group_id, reach, audience) do update set count = hashtags.count + excluded.count`);
}

const isFor = (audience: string[] | null) =>
  audience === null ? isNull(hashtags.audience) : eq(hashtags.audience, audience);

/** Counts every hashtag anew: for those who write many publications past `putHashtags` at once. */
export async function countHashtags(): Promise<void> {
  await db().execute(sql`delete from ${hashtags}`);
  await db().execute(sql`
    insert into ${hashtags} (group_id, reach, audience, key, name, count)
    select p.group_id, p.reach, p.audience, replace(lower(tag), 'ё', 'е'), min(tag), count(distinct p.id)
    from ${publications} p cross join unnest(p.hashtags) as tag
    where p.deleted_at is null and p.state = 'published'
    group by 1, 2, 3, 4`);
}
