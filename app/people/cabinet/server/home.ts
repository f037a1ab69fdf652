import { and, eq, type SQL, sql } from "drizzle-orm";
import { isLive, isVisible, publications } from "#app/engines/content/server/index.ts";
import type { CabinetHome } from "#app/people/cabinet/contract.ts";
import { listSessions } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { fileUrl } from "#platform/files/index.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { accounts, groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";

/** Who a person is here, how much they have of everything, and what their page does not say yet. */
export async function readHome(viewer: Viewer): Promise<CabinetHome> {
  const mine = sql`${viewer.accountId}::uuid`;
  const rows = (from: SQL) => sql<number>`(select count(*)::int from ${from})`;
  const [row] = await db()
    .select({
      person: accounts,
      company: groups.name,
      counts: {
        publications: rows(sql`${publications} where ${and(isLive(), eq(publications.authorId, viewer.accountId))}`),
        drafts: rows(sql`drafts d where d.account_id = ${mine} and d.closed_at is null`),
        saved: rows(sql`saved_publications s join ${publications} on ${publications.id} = s.publication_id
          where s.account_id = ${mine} and ${isVisible(viewer)}`),
        subscriptions: sql<number>`${rows(sql`subscriptions s where s.account_id = ${mine}`)}
          + ${rows(sql`rubric_subscriptions s where s.account_id = ${mine}`)}
          + ${rows(sql`hashtag_subscriptions s where s.account_id = ${mine}`)}`,
        guests: rows(sql`accounts g where g.sponsor_id = ${mine} and g.role = 'guest' and g.left_at is null`),
        subscribers: rows(
          sql`subscriptions s where s.author_id = ${mine} and ${isNotBlocked(viewer, sql`s.account_id`)}`,
        ),
      },
    })
    .from(accounts)
    .innerJoin(groups, eq(groups.id, accounts.groupId))
    .where(eq(accounts.id, viewer.accountId));
  if (!row) refuse("not-found");
  const { person, company, counts } = row;
  const sessions = (await listSessions(viewer)).length;
  return {
    name: `${person.firstName} ${person.lastName}`,
    position: person.position,
    company,
    status: person.status,
    alias: person.alias,
    accountId: person.id,
    photo: person.ownPhotoId && fileUrl(person.ownPhotoId),
    counts: { ...counts, sessions },
    unfinished: unfinishedOf(person),
  };
}

function unfinishedOf(person: typeof accounts.$inferSelect): CabinetHome["unfinished"] {
  const { ownPhotoId: photo, about, phone, messenger, skills, languages } = person;
  const told = { photo, about, phone, messenger, skills: skills.length, languages: languages.length };
  return (Object.keys(told) as CabinetHome["unfinished"]).filter((part) => !told[part]);
}
