import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { dayIn } from "#tests/support/days.ts";
import { databaseOfTwoCompanies } from "#tests/support/filled-database.ts";
import { operationsOf } from "#tests/support/operations.ts";
import { makePerson } from "#tests/support/people.ts";
import { sampleOf } from "#tests/support/samples.ts";

const world = databaseOfTwoCompanies();
/** Stands in everything that the blocked person is called and says. */
const word = "призрак";
/** What only they write of. */
const tag = "привидения";
const calls = operationsOf().filter(({ writes }) => !writes);
let reader: Viewer;
let ghost: Viewer;
let post: string;
let ghostPost: string;
let comment: string;

/** More than the samples ask: what could name this very person. */
const more: Record<string, () => unknown[]> = {
  "account.users": () => [{ query: word }, { query: word, reads: post }],
  "account.profile": () => [{ alias: reader.accountId }, { alias: world.sever.employee.accountId }],
  "account.publications": () => [{ alias: ghost.accountId }],
  "content.comments": () => [{ id: post }, { id: post, order: "new" }],
  "content.publication": () => [{ id: post }, { id: ghostPost }],
  "feed.page": () => ["work", "life", "blogs", "subscriptions", "company"].map((tab) => ({ tab })),
  "feed.fresh": () => [{ tab: "life", since: "2020-01-01T00:00:00Z" }],
  "followings.subscriptions": () => [{ kind: "person" }],
  "hashtags.list": () => [{ query: tag }],
  "hashtags.page": () => [{ hashtag: tag }],
  "people.birthdays": () => [{}],
  "people.newcomers": () => [{}],
  "widgets.main": () => [{}],
  "notifications.list": () => [{}],
  "saved.list": () => [{}],
  "people.card": () => [{ alias: ghost.accountId }],
  "people.department": () => [{ id: world.sever.department }],
  "people.list": () => [{ query: word }, { tag: word }, { location: word }, {}],
  "search.find": () => [
    { query: word, tab: "all" },
    { query: word, tab: "people" },
    { query: word, tab: "ugc" },
  ],
  "skills.person": () => [{ alias: ghost.accountId }],
  "talk.reactors": () => [
    { subject: "publication", id: post },
    { subject: "comment", id: comment },
  ],
};

/** Where a blocked person is still met, and why. */
const exceptions: Record<string, string> = {
  "account.audiences": "Towns and tags that one may write to, whoever has them",
  "search.own": "What one has asked oneself, in one's own words",
  "courses.team": "Whom one leads at work: how they learn does not hang on who has blocked whom",
  "blocking.list": "The one list of whom one has blocked",
};

beforeAll(async () => {
  const group = { id: world.sever.id, alias: "sever", name: "Север" };
  reader = await makePerson(group, { firstName: "Рита", lastName: "Читалова", alias: `rita-${Date.now()}` });
  const today = dayIn();
  const soon = dayIn(3);
  const told = { about: word, status: word, position: word, location: word, skills: [word], phone: `+7${word}` };
  ghost = await makePerson(group, {
    ...{ firstName: word, lastName: word, hiredOn: today, birthDate: `1990${soon.slice(4)}`, ...told },
    departmentId: world.sever.department,
  });
  const manage = { managerId: reader.accountId };
  await withTenant("*", () => db().update(accounts).set(manage).where(eq(accounts.id, ghost.accountId)));
  const words = { title: "Сад", body: "Сад цветёт", feed: "life" as const, reach: "company" as const };
  post = (await apiAs(reader).content.create(words)).id;
  comment = (await apiAs(reader).content.comment({ id: post, text: "Приходите" })).id;
  const api = apiAs(ghost);
  await api.account.changePreferences({ theme: "dark", lightMode: false, noRedirect: false });
  const { alias } = await api.account.profile({ alias: reader.accountId });
  for (const feed of ["work", "life", "blogs"] as const)
    ghostPost = (await api.content.create({ ...words, title: word, body: `${word} @${alias} #${tag}`, feed })).id;
  await api.content.comment({ id: post, text: `${word} @${alias}` });
  await api.content.comment({ id: post, parentId: comment, text: word });
  for (const [subject, id] of [
    ["publication", post],
    ["comment", comment],
  ] as const)
    await api.content.react({ subject, id, name: "wow" });
  await api.account.subscribe({ accountId: reader.accountId, subscribed: true });
  await apiAs(reader).account.subscribe({ accountId: ghost.accountId, subscribed: true });
  await apiAs(reader).saved.put({ id: ghostPost, saved: true });
  const file = apiAs(world.sever.head).content;
  await file.comment({
    id: post,
    text: `@${(await api.account.profile({ alias: ghost.accountId })).alias}, добрый день`,
  });
  await deliverAll();
});

/** Which operations of a reader say the word, and how many things each list has. */
async function ask(): Promise<{ said: string[]; asked: number }> {
  const said: string[] = [];
  let asked = 0;
  for (const { name } of calls) {
    const sample = (await sampleOf(name, world)).input;
    for (const input of [sample, ...(more[name]?.() ?? [])]) {
      const [area, operation] = name.split(".") as [string, string];
      const api = apiAs(reader) as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
      const answer = await api[area]![operation]!(input).catch((refusal: { status?: number }) => {
        if (!refusal.status || refusal.status >= 500) throw refusal;
        return {};
      });
      asked += 1;
      const text = JSON.stringify(answer ?? null, (key, value) =>
        key === "query" || key === "alias" ? undefined : value,
      );
      const isNamed = text.includes(word) || (name === "hashtags.list" && text.includes(tag));
      if (isNamed || text.includes(ghost.accountId)) said.push(name);
    }
  }
  return { said: [...new Set(said)], asked };
}

describe("every reading operation", () => {
  it("tells of a colleague, and after a block of nobody by that name", async () => {
    const before = await ask();
    // The samples would notice: all these name the person while nothing stands between.
    expect(before.said).toEqual(expect.arrayContaining(Object.keys(more).filter((name) => name !== "feed.fresh")));
    const numbers = await count();
    await apiAs(reader).blocking.block({ accountId: ghost.accountId });
    // Before anything is asked again: samples make colleagues of their own.
    expect(await count()).toEqual(numbers.map(([name, all, theirs]) => [name, all! - theirs!, 0]));
    const after = await ask();
    process.stdout.write(
      `blocking: ${after.asked} calls of ${calls.length} operations, ${before.said.length} named the person before\n`,
    );
    expect(after.asked).toBe(calls.length + Object.keys(more).reduce((sum, name) => sum + more[name]!().length, 0));
    expect(after.said.filter((name) => !exceptions[name])).toEqual([]);
  });
});

type Count = [name: string, all: number, theirs: number];

/** What is counted, and how much of it is the person's: afterwards exactly that is missing. */
async function count(): Promise<Count[]> {
  const api = apiAs(reader);
  const isBlocked = (await api.blocking.list({})).total > 0;
  const less = (theirs: number) => (isBlocked ? 0 : theirs);
  const publication = await api.content.publication({ id: post });
  const since = "2020-01-01T00:00:00Z";
  // Samples of threads stand in «Моя компания» too, and there are more of them each time.
  const tabs = await Promise.all((["work", "life", "blogs"] as const).map((tab) => api.feed.fresh({ tab, since })));
  const fresh = tabs.reduce((sum, { count }) => sum + count, 0);
  const structure = await api.people.structure({});
  const department = await api.people.department({ id: world.sever.department });
  return [
    ["comments", publication.commentCount, less(2)],
    ["reactions", publication.reactions.counts.wow ?? 0, less(1)],
    ["fresh", fresh, less(3)],
    ["people", (await api.people.list({})).total, less(1)],
    ["structure", structure.people, less(1)],
    ["department", department.people, less(1)],
    ["subscribers", (await api.followings.subscribers({})).total, less(1)],
    ["subscribers on the page", (await api.account.profile({ alias: reader.accountId })).subscribers, less(1)],
    ["own places", (await api.cabinet.home({})).counts.saved, less(1)],
    ["bell", (await api.notifications.unread()).count, less(await fromGhost())],
    ["hashtag", (await api.hashtags.page({ hashtag: tag })).count, less(3)],
    ["reports", (await api.account.profile({ alias: reader.accountId })).reports.total, less(1)],
  ];
}

async function fromGhost(): Promise<number> {
  return (await apiAs(reader).notifications.list({})).items.filter(({ actor }) => actor?.id === ghost.accountId).length;
}
