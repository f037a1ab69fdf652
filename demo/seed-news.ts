import { and, desc, eq, inArray } from "drizzle-orm";
import * as content from "#app/engines/content/server/index.ts";
import { drafts } from "#app/engines/drafts/server/index.ts";
import { articleReminders } from "#app/news/must-read/server/index.ts";
import * as news from "#app/news/news/server/index.ts";
import { articleTemplates } from "#app/news/newsroom/server/index.ts";
import { db } from "#platform/db/index.ts";
import { soonAfter } from "./dates.ts";
import type { DepartmentRole } from "./departments.ts";
import { deskArticles, templates } from "./desk-articles.ts";
import { editors } from "./editors.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Publication } from "./publications.ts";
import type { Random } from "./random.ts";
import { isUrgent, rubricId, rubricOf, rubrics } from "./rubrics.ts";
import { themes } from "./texts/index.ts";
import type { World } from "./world.ts";

const day = 86_400_000;

/** Rubrics with covers; one of them, of the largest company, is written by those alone who are named there. */
export async function seedRubrics(random: Random, world: World, covers: readonly string[]): Promise<void> {
  await insertRows(news.rubrics, rubrics(random, world, covers));
  const { chief, writers } = editors(world);
  const company = world.companies.find(({ id }) => id === chief.groupId)!;
  const rubricIdOfTechnology = rubricId(random, company, "technology");
  await insertRows(
    news.rubricEditors,
    writers.slice(0, 1).map(({ id: accountId }) => ({ rubricId: rubricIdOfTechnology, accountId })),
  );
}

/** Puts the news of a batch under their rubrics; what is urgent and new must be read, and some have read it. */
export async function placeNews(random: Random, world: World, batch: Publication[]): Promise<void> {
  const placed = batch.filter(({ kind }) => kind !== "ugc");
  await insertRows(
    news.publicationRubrics,
    placed.map(({ id, groupId, theme }) => ({
      publicationId: id,
      rubricId: rubricOf(random, world, groupId, theme),
    })),
  );
  const urgent = placed.filter(({ theme, publishedAt }) => isUrgent(theme) && age(world, publishedAt) < 30 * day);
  await insertRows(
    news.articles,
    urgent.map((one) => ({
      publicationId: one.id,
      groupId: one.groupId,
      reach: one.reach,
      mustRead: true,
      obliged: obliged(world, one),
      sourceUrl: one.theme === themes.safetyDay ? "https://mintrud.gov.ru/" : null,
      dueOn: dayOf(one.publishedAt.getTime() + 14 * day),
      remindEvery: "week" as const,
    })),
  );
  await insertRows(
    articleReminders,
    urgent.flatMap((one) => {
      const { id, groupId, publishedAt } = one;
      const createdAt = new Date(publishedAt.getTime() + 7 * day);
      const people = Math.round(askedOf(world, one).length * 0.4);
      return createdAt < world.today
        ? [{ publicationId: id, groupId, day: dayOf(createdAt.getTime()), people, createdAt }]
        : [];
    }),
  );
  await insertRows(
    news.acknowledgements,
    urgent.flatMap((one) => acknowledgements(random.fork(`read/${one.id}`), world, one)),
  );
}

/** Two pins above «Работа» and one above «Жизнь» of each company, and what editors are working on. */
export async function seedDesk(random: Random, world: World): Promise<void> {
  const anna = world.employees.find(({ alias }) => alias === "anna")!;
  for (const { id: groupId } of world.companies) {
    const editor = world.colleagues.get(groupId)![0]!;
    for (const [feed, count] of [
      ["work", 2],
      ["life", 1],
    ] as const) {
      const { publications } = content;
      const newest = await db()
        .select({ publicationId: publications.id })
        .from(publications)
        .where(
          and(eq(publications.groupId, groupId), eq(publications.feed, feed), inArray(publications.kind, ["news"])),
        )
        .orderBy(desc(publications.publishedAt))
        .limit(count);
      const until = new Date(world.today.getTime() + 7 * day);
      const pinned = { groupId, feed, until, pinnedBy: editor.id, createdAt: world.today };
      await insertRows(
        news.pins,
        newest.map((row) => ({ ...row, ...pinned })),
      );
    }
  }
  await writeDesk(random, world, anna);
  await planReviews(world, anna);
  await keepTemplates(random, world, anna);
  await insertRows(drafts, [
    {
      id: demoId(random.fork("draft"), world.today),
      groupId: anna.groupId,
      accountId: anna.id,
      form: "post" as const,
      fields: {
        title: "Что я поняла за шесть лет обучения новичков",
        body: "Первое: никто не помнит первый день. Все помнят, кто показал, где салфетки.\n\n",
        feed: "blogs",
        reach: "company",
      },
      savedAt: new Date(world.today.getTime() - 5 * 3_600_000),
    },
  ]);
}

/** The oldest news of the largest company are to be looked at anew: two by now, two in a fortnight. */
async function planReviews({ today }: World, { groupId }: World["people"][number]): Promise<void> {
  const { publications } = content;
  const old = await db()
    .select({ publicationId: publications.id, groupId: publications.groupId, reach: publications.reach })
    .from(publications)
    .where(and(eq(publications.groupId, groupId), eq(publications.kind, "article")))
    .orderBy(publications.publishedAt)
    .limit(4);
  await insertRows(
    news.articles,
    old.map((row, at) => ({ ...row, reviewOn: dayOf(today.getTime() + (at < 2 ? -3 - at : 10 + at) * day) })),
  );
}

async function keepTemplates(random: Random, world: World, anna: World["people"][number]): Promise<void> {
  const { groupId, id: createdBy } = anna;
  await insertRows(
    articleTemplates,
    templates.map(({ name, theme, ...words }, at) => {
      const createdAt = new Date(world.today.getTime() - (at + 2) * 30 * day);
      const rubricIds = [rubricOf(random, world, groupId, theme)];
      const readers = { rubricIds, reach: "company" as const, audience: null, obliged: null };
      const looks = { editorial: true, allowComments: true, allowReactions: true, sourceUrl: null };
      const id = demoId(random.fork(`template/${at}`), createdAt);
      return { id, groupId, name, words: { ...words, ...readers, ...looks }, createdBy, createdAt };
    }),
  );
}

async function writeDesk(random: Random, world: World, anna: World["people"][number]): Promise<void> {
  const written = deskArticles.map((article, at) => {
    const madeAt = new Date(world.today.getTime() - (at + 1) * 9 * 3_600_000);
    const body = content.readMarkdown(article.body);
    return { ...article, body, id: demoId(random.fork(`desk/${at}`), madeAt), madeAt };
  });
  const { groupId } = anna;
  const { writers } = editors(world);
  const authorOf = (own: boolean) => (own ? anna : (writers[0] ?? anna)).id;
  const tomorrow = new Date(Math.ceil(world.today.getTime() / day) * day + day);
  await insertRows(
    content.publications,
    written.map(({ id, state, title, lead, body, madeAt, own }) => ({
      id,
      groupId,
      authorId: authorOf(own),
      state,
      title,
      lead,
      body,
      kind: "news" as const,
      feed: "work" as const,
      excerpt: lead,
      publishedAt: state === "scheduled" ? tomorrow : madeAt,
      createdAt: madeAt,
    })),
  );
  await insertRows(
    content.publicationStates,
    written.map(({ id, state, madeAt, note, own }) => ({
      id: demoId(random.fork(`state/${id}`), madeAt),
      publicationId: id,
      groupId,
      // What came back was sent back by the chief editor.
      actorId: authorOf(own || state === "returned"),
      state,
      note,
      createdAt: madeAt,
    })),
  );
  await insertRows(
    news.articles,
    written.map(({ id, state }) => ({
      publicationId: id,
      groupId,
      reach: "company" as const,
      publishAt: state === "scheduled" ? tomorrow : null,
    })),
  );
  await insertRows(
    news.publicationRubrics,
    written.map(({ id, theme }) => ({ publicationId: id, rubricId: rubricOf(random, world, groupId, theme) })),
  );
}

/** Safety at work is for those who stand at ovens, counters and shelves; what is said of passwords is for all. */
const handiwork: DepartmentRole[] = ["retail", "kitchen", "roasting", "warehouse", "transport"];

function obliged({ departments }: World, { groupId, theme }: Publication): string[] | null {
  const theirs = departments.filter((one) => one.groupId === groupId && handiwork.includes(one.role));
  return theme === themes.safetyDay && theirs.length ? theirs.map(({ id }) => `department:${id}`) : null;
}

function askedOf(world: World, one: Publication): World["people"] {
  const colleagues = world.colleagues.get(one.groupId)!;
  return obliged(world, one) ? colleagues.filter(({ role }) => handiwork.includes(role)) : colleagues;
}

function acknowledgements(random: Random, world: World, one: Publication) {
  const { id, publishedAt } = one;
  const share = 0.35 + random.next() * 0.5;
  return askedOf(world, one)
    .filter(
      ({ alias, createdAt }) => createdAt < publishedAt && random.chance(share) && alias !== "anna" && alias !== "ivan",
    )
    .map((person) => ({
      publicationId: id,
      accountId: person.id,
      createdAt: soonAfter(random, publishedAt, world.today, 60),
    }));
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const age = ({ today }: World, at: Date) => today.getTime() - at.getTime();
