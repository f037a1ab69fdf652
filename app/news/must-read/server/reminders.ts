import { and, asc, desc, eq, gt, isNull, ne, type SQL, sql } from "drizzle-orm";
import { publications } from "#app/engines/content/server/index.ts";
import type { ReadersReport, RemindPace } from "#app/news/must-read/contract.ts";
import {
  acknowledgements,
  articles,
  changeDecided,
  formerAcknowledgements,
  isObliged,
  setOutdatedAside,
} from "#app/news/news/server/index.ts";
import { isOnDesk } from "#app/news/newsroom/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { articleReminders } from "./schema.ts";

/** The portal itself reminds until two weeks after the day by which one was to read, or for a month where there is none. */
const afterTerm = 14;
const withoutTerm = 30;

/**
 * «Напомнить не прочитавшим»: asks those again who have not said that they have read. Once a day: refuses
 * the second time as «too-many»; what is not on the desk, not published or need not be read as not found.
 */
export async function remind(viewer: Viewer, id: string): Promise<{ people: number }> {
  const [article] = await asked(and(isOnDesk(viewer), eq(publications.id, id)));
  if (!article) refuse("not-found");
  const people = await askAgain({ ...article, by: viewer.accountId, day: todayIn(viewer.timeZone) });
  return people === undefined ? refuse("too-many", "reminded") : { people };
}

/**
 * «Попросить ознакомиться снова»: who has said so of earlier words is asked anew, what they said is kept. Gives how many they are.
 * Refuses what is not on the desk, not published or need not be read as not found.
 */
export async function askAnew(viewer: Viewer, id: string): Promise<{ people: number }> {
  const [article] = await asked(and(isOnDesk(viewer), eq(publications.id, id)));
  if (!article) refuse("not-found");
  const people = await setOutdatedAside(id);
  const about = { objectId: id, groupId: article.groupId, actorId: viewer.accountId };
  if (people) await announce({ kind: "article.asked-anew", ...about });
  return { people };
}

/** Decides how often the portal reminds by itself. Refuses what is not on the desk as not found. */
export async function keepPace(viewer: Viewer, { id, every }: { id: string; every: RemindPace }) {
  const [article] = await db()
    .select({ id: publications.id })
    .from(publications)
    .where(and(isOnDesk(viewer), eq(publications.id, id)));
  if (!article) refuse("not-found");
  await changeDecided(id, { remindEvery: every });
  return { id };
}

/** Reminds by itself where editors have asked for it: a job of every morning. Where somebody has reminded today it is silent. */
export async function keepReminding(): Promise<void> {
  const day = todayIn("Europe/Moscow");
  const last = sql`coalesce((select max(r.day) from ${articleReminders} r where r.publication_id = ${publications.id}),
    ${publications.publishedAt}::date)`;
  const due = and(
    ne(articles.remindEvery, "never"),
    sql`${last} <= ${day}::date - case ${articles.remindEvery} when 'week' then 7 else 1 end`,
    sql`${day}::date <= coalesce(${articles.dueOn} + ${afterTerm}::int, ${publications.publishedAt}::date + ${withoutTerm}::int)`,
  );
  for (const article of await withTenant("*", () => asked(due)))
    await withTenant("*", () => askAgain({ ...article, by: null, day }));
}

/** The last reminders of an article, the newest first. */
export async function readReminders(id: string): Promise<ReadersReport["reminders"]> {
  return db()
    .select({
      day: articleReminders.day,
      by: sql<string | null>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
      people: articleReminders.people,
    })
    .from(articleReminders)
    .leftJoin(accounts, eq(accounts.id, articleReminders.remindedBy))
    .where(eq(articleReminders.publicationId, id))
    .orderBy(desc(articleReminders.day))
    .limit(10);
}

/** Some of those who are to read an article and have not said yet that they have read it, in the order of their ids. */
export function findSomeWaiting(id: string, { count, behind }: { count: number; behind: string | undefined }) {
  return findWaiting(id, behind ? gt(accounts.id, behind) : undefined)
    .orderBy(asc(accounts.id))
    .limit(count);
}

/** Those of them who had said so of earlier words and were asked anew. */
export function findSomeAnew(id: string, { count, behind }: { count: number; behind: string | undefined }) {
  const isAnew = sql`exists (select from ${formerAcknowledgements} f
    where f.publication_id = ${publications.id} and f.account_id = ${accounts.id})`;
  return findWaiting(id, and(isAnew, behind ? gt(accounts.id, behind) : undefined))
    .orderBy(asc(accounts.id))
    .limit(count);
}

function findWaiting(id: string, isMeant?: SQL) {
  return db()
    .select({ accountId: accounts.id, groupId: accounts.groupId })
    .from(publications)
    .innerJoin(articles, eq(articles.publicationId, publications.id))
    .innerJoin(accounts, isObliged)
    .leftJoin(
      acknowledgements,
      and(eq(acknowledgements.publicationId, publications.id), eq(acknowledgements.accountId, accounts.id)),
    )
    .where(and(eq(publications.id, id), isNull(acknowledgements.accountId), isMeant));
}

/** Published articles that one is to read. */
function asked(where: SQL | undefined) {
  return db()
    .select({ id: publications.id, groupId: publications.groupId, authorId: publications.authorId })
    .from(publications)
    .innerJoin(articles, and(eq(articles.publicationId, publications.id), eq(articles.mustRead, true)))
    .where(and(eq(publications.state, "published"), isNull(publications.deletedAt), where));
}

type Asking = { id: string; groupId: string; authorId: string; by: string | null; day: string };

/** Gives how many are asked, or nothing where somebody has asked today already. */
async function askAgain({ id, groupId, authorId, by, day }: Asking): Promise<number | undefined> {
  const people = await db().$count(findWaiting(id).as("waiting"));
  if (!people) return 0;
  const rows = await db()
    .insert(articleReminders)
    .values({ publicationId: id, groupId, day, remindedBy: by, people })
    .onConflictDoNothing()
    .returning({ day: articleReminders.day });
  if (!rows.length) return undefined;
  await announce({ kind: "article.reminded", objectId: id, groupId, actorId: by ?? authorId });
  return people;
}
