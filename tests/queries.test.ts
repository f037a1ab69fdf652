import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { publications } from "#app/engines/content/server/index.ts";
import { countQueries, db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "./support/api.ts";
import { databaseOfTwoCompanies } from "./support/filled-database.ts";

const world = databaseOfTwoCompanies();
type Api = ReturnType<typeof apiAs>;

const desk = () => apiAs(world.sever.editor);
const admin = () => apiAs(world.admin);

/**
 * What the loader of each page asks for, and how many statements that is; the BEGIN and COMMIT around each call are
 * not counted. However much there is to show, it stays the same.
 */
const pages: Record<string, { statements: number; ask(api: Api): Promise<unknown>[] }> = {
  "the feed": {
    statements: 5,
    ask: (api) => [
      ...[api.feed.page({ tab: "work" }), api.runningLine.work({}), api.news.pinnedWork({})],
      ...[api.feed.rss(), api.feed.place({ tab: "work" })],
    ],
  },
  "the feed's choice": {
    statements: 4,
    ask: (api) => [
      api.feed.page({ tab: "work", sort: "discussed", kind: "ugc", author: "canary", period: "year", only: "unread" }),
      api.runningLine.work({}),
      api.news.pinnedWork({}),
      api.news.rubrics({}),
    ],
  },
  "what is hidden": { statements: 1, ask: (api) => [api.feed.hidden()] },
  subscriptions: { statements: 1, ask: (api) => [api.feed.page({ tab: "subscriptions" })] },
  "the main page": {
    statements: 7,
    ask: (api) => [
      ...[api.feed.page({ tab: "company" }), api.runningLine.all({}), api.stories.bar({}), api.news.due({})],
      ...[api.agreements.due({}), api.widgets.main({})],
    ],
  },
  "own agreements": { statements: 1, ask: (api) => [api.agreements.mine({})] },
  "an agreement": { statements: 3, ask: (api) => [api.agreements.text({ code: "personal-data" })] },
  "the consent for a stranger": { statements: 2, ask: (api) => [api.agreements.guestConsent({})] },
  "legal documents": { statements: 2, ask: (api) => [api.agreements.legal({}), api.agreements.guestLegal({})] },
  "the desk of agreements": { statements: 1, ask: () => [admin().agreements.desk({})] },
  "an agreement on the desk": { statements: 3, ask: () => [admin().agreements.desked({ id: world.sever.agreement })] },
  "who has accepted": {
    statements: 2,
    ask: () => [admin().agreements.people({ id: world.sever.agreement, only: "waiting" })],
  },
  "the arranged widgets": { statements: 1, ask: (api) => [api.widgets.arrangement({})] },
  "the own mood": { statements: 3, ask: (api) => [api.mood.mine({})] },
  "what may be written down": { statements: 1, ask: (api) => [api.analytics.terms({})] },
  "the sums of visits": { statements: 3, ask: () => [admin().analytics.sums({ span: "30" })] },
  "the mood of the company": { statements: 1, ask: () => [admin().mood.company({})] },
  news: { statements: 2, ask: (api) => [api.news.list({}), api.news.rubrics({})] },
  "an article": {
    statements: 4,
    ask: (api) => {
      const { article: id } = world.sever;
      return [api.news.article({ id }), api.content.comments({ id }), api.news.related({ id })];
    },
  },
  "an article for guests": { statements: 2, ask: (api) => [api.news.guestArticle({ id: world.yug.shown.id })] },
  "a rubric": {
    statements: 2,
    ask: (api) => [api.news.rubric({ id: world.sever.rubric }), api.news.list({ rubric: world.sever.rubric })],
  },
  "what is chosen of the desk": { statements: 3, ask: () => [desk().bulk.chosen({ ids: world.sever.article })] },
  "the editors' desk, looked through": {
    statements: 2,
    ask: () => [
      desk().newsroom.desk({ author: "canary", rubric: world.sever.rubric, from: "2020-01-01", till: "2099-01-01" }),
      desk().newsroom.choices({}),
    ],
  },
  "what the editors have to mend": { statements: 2, ask: () => [desk().deskChecks.read({ check: "links" })] },
  "what is pinned": { statements: 1, ask: () => [desk().newsroom.pins({})] },
  "the editors' desk": { statements: 1, ask: () => [desk().newsroom.desk({})] },
  "an article on the desk": {
    statements: 6,
    ask: () => [desk().newsroom.source({ id: world.sever.article }), desk().newsroom.choices({})],
  },
  "who has read an article": { statements: 4, ask: () => [desk().mustRead.readers({ id: world.sever.article })] },
  trash: { statements: 1, ask: (api) => [api.trash.own({})] },
  "the trash of a company": { statements: 1, ask: () => [apiAs(world.sever.moderator).trash.desk({})] },
  "the languages of an article": { statements: 2, ask: () => [desk().translations.list({ id: world.sever.article })] },
  templates: { statements: 1, ask: () => [desk().templates.list({})] },
  "own publications": { statements: 1, ask: (api) => [api.content.own({})] },
  drafts: { statements: 1, ask: (api) => [api.drafts.list({})] },
  "a story": { statements: 2, ask: (api) => [api.stories.story({ id: world.sever.story }), api.stories.bar({})] },
  keptStories: { statements: 1, ask: (api) => [api.stories.kept({ on: "author", id: world.sever.editor.accountId })] },
  "the desk of stories": { statements: 1, ask: () => [desk().stories.desk({})] },
  "a story on the desk": {
    statements: 3,
    ask: () => [desk().stories.source({ id: world.sever.story }), desk().stories.answers({ id: world.sever.story })],
  },
  "the desk of the running line": { statements: 1, ask: () => [desk().runningLine.desk({})] },
  "what an audience is made of": { statements: 1, ask: () => [desk().account.audiences({})] },
  "a publication": {
    statements: 4,
    ask: (api) => [
      api.content.publication({ id: world.sever.publication }),
      api.content.comments({ id: world.sever.publication, comment: world.sever.comment }),
      api.saved.has({ id: world.sever.publication }),
    ],
  },
  "who reacted": {
    statements: 2,
    ask: (api) => [api.talk.reactors({ subject: "publication", id: world.sever.publication })],
  },
  "a profile": {
    statements: 3,
    ask: (api) => {
      const alias = world.sever.head.accountId;
      return [api.account.profile({ alias }), api.account.publications({ alias })];
    },
  },
  "the directory": { statements: 3, ask: (api) => [api.people.list({ query: "CANARY" }), api.people.choices({})] },
  "the structure": { statements: 2, ask: (api) => [api.people.structure({})] },
  "a department": { statements: 4, ask: (api) => [api.people.department({ id: world.sever.department })] },
  "birthdays and newcomers": { statements: 2, ask: (api) => [api.people.birthdays({}), api.people.newcomers({})] },
  "a person's card": { statements: 1, ask: (api) => [api.people.card({ alias: world.sever.head.accountId })] },
  "the company's directory": { statements: 2, ask: () => [admin().scim.tokens({}), admin().scim.groups({})] },
  "rules of signing in, trials": { statements: 3, ask: () => [admin().scim.claims({}), admin().scim.trials({})] },
  "LDAP, own questions": { statements: 3, ask: (api) => [admin().peopleDesk.ldap(), api.support.own({})] },
  "a question to support": { statements: 1, ask: (api) => [api.support.ticket({ id: world.sever.ticket })] },
  "support, invitations": { statements: 2, ask: () => [admin().support.desk({}), admin().registration.invites({})] },
  search: { statements: 4, ask: (api) => [api.search.find({ query: "собрание", tab: "all" })] },
  "suggestions while one types": { statements: 3, ask: (api) => [api.search.suggest({ query: "собрание" })] },
  "one kind of search": { statements: 4, ask: (api) => [api.search.find({ query: "собрание", tab: "ugc" })] },
  "colleagues who may be named": {
    statements: 1,
    ask: (api) => [api.account.users({ query: "CANARY", reads: world.sever.publication })],
  },
  colleagues: { statements: 1, ask: (api) => [api.account.users({ query: "CANARY" })] },
  "the own films": { statements: 1, ask: (api) => [api.videos.own({})] },
  "a short link": { statements: 1, ask: (api) => [api.shortLinks.find({ path: "/about" })] },
  saved: { statements: 2, ask: (api) => [api.saved.list({})] },
  hashtags: { statements: 1, ask: (api) => [api.hashtags.list({})] },
  "a hashtag": { statements: 2, ask: (api) => [api.hashtags.page({ hashtag: "собрание" })] },
  "the journal": { statements: 1, ask: () => [admin().audit.list({})] },
  "the own company": { statements: 1, ask: () => [admin().companies.company({ id: world.sever.id })] },
  "errors of the portal": { statements: 1, ask: () => [admin().systemState.errors({})] },
  "the state of the portal": { statements: 9, ask: () => [admin().systemState.state({})] },
  "the people of the company": { statements: 3, ask: () => [admin().peopleDesk.list({})] },
  "what passes on from a leaver": {
    statements: 2,
    ask: () => [admin().peopleDesk.duties({ id: world.sever.editor.accountId })],
  },
  "an account": { statements: 4, ask: () => [admin().peopleDesk.person({ id: world.sever.employee.accountId })] },
  "the desk of hashtags": { statements: 1, ask: () => [admin().hashtags.desk({})] },
  "hashtags that are ruled": { statements: 1, ask: () => [admin().hashtags.ruled({ part: "banned" })] },
  "a hashtag to decide about": { statements: 1, ask: () => [admin().hashtags.standing({ hashtag: "собрание" })] },
  "the bell": { statements: 1, ask: (api) => [api.notifications.list({})] },
  "how one is told": { statements: 2, ask: (api) => [api.notifications.settings()] },
  "what one is not told of": { statements: 1, ask: (api) => [api.notifications.muted({})] },
  "the bell's number": { statements: 1, ask: (api) => [api.notifications.unread()] },
  "a complaint to write": {
    statements: 3,
    ask: (api) => [api.moderation.subject({ target: "post", id: world.sever.publication })],
  },
  "the desk of moderators": { statements: 3, ask: () => [moderator().moderation.queue({ tab: "open" })] },
  "a case": { statements: 10, ask: () => [moderator().moderation.case({ id: world.sever.case })] },
  "the moderators' figures": { statements: 2, ask: () => [moderator().moderationFigures.month()] },
  "rules about words": { statements: 1, ask: () => [admin().contentFilters.list({})] },
  "own searches, guests": { statements: 2, ask: (api) => [api.search.own({}), api.guests.own({})] },
  "the words of search": { statements: 1, ask: () => [admin().search.synonyms({})] },
  "what search has missed": { statements: 1, ask: () => [admin().search.missed({})] },
  "ready words": { statements: 1, ask: () => [moderator().cannedReplies.list({})] },
  "an own publication to edit": { statements: 1, ask: (api) => [api.content.source({ id: world.sever.publication })] },
  "the addresses of RSS": { statements: 1, ask: (api) => [api.feed.rss()] },
  "the cabinet": {
    statements: 4,
    ask: (api) => [api.cabinet.home({}), api.cabinet.words({}), api.cabinet.seen({ by: "company" })],
  },
  "the own activity": { statements: 1, ask: (api) => [api.cabinet.activity({})] },
  "people's tags": {
    statements: 3,
    ask: (api) => [api.skills.own({}), api.skills.person({ alias: world.sever.head.accountId })],
  },
  "who is followed": { statements: 1, ask: (api) => [api.followings.subscriptions({ kind: "rubric" })] },
  "who is blocked": { statements: 2, ask: (api) => [api.blocking.list({})] },
  "who follows": { statements: 2, ask: (api) => [api.followings.subscribers({})] },
  "the archive of one's own data": { statements: 1, ask: (api) => [api.ownData.state({})] },
  "the own second step": { statements: 1, ask: (api) => [api.secondStep.read()] },
  "the list of sign-ins": { statements: 1, ask: (api) => [api.account.sessions({})] },
};

const moderator = () => apiAs(world.sever.moderator);

async function countOf(page: string): Promise<number> {
  const { queries } = await countQueries(() => Promise.all(pages[page]!.ask(apiAs(world.sever.head))));
  return queries.length;
}

describe("however much there is to show, a page costs the same", () => {
  // What a process keeps for minutes is known by then: the frequent words of search, the keys of pushes.
  beforeAll(() => Promise.all(Object.keys(pages).map(countOf)));

  it("with a few rows", async () => {
    const counts = await Promise.all(Object.keys(pages).map(async (page) => [page, await countOf(page)]));
    expect(Object.fromEntries(counts)).toEqual(
      Object.fromEntries(Object.entries(pages).map(([page, { statements }]) => [page, statements])),
    );
  });

  it("with whole pages of them", async () => {
    await fill();
    const { items } = await apiAs(world.sever.head).feed.page({ tab: "work" });
    expect(items.length).toBe(20);
    for (const [page, { statements }] of Object.entries(pages))
      expect([page, await countOf(page)]).toEqual([page, statements]);
  });
});

/** Forty more of everything that lists show. */
async function fill(): Promise<void> {
  const { publication } = world.sever;
  const copies = sql.raw("generate_series(1, 40)");
  await withTenant("*", async () => {
    await db().execute(sql`
      insert into ${publications} (id, group_id, reach, kind, feed, author_id, title, body, excerpt, published_at)
      select gen_random_uuid(), group_id, reach, kind, feed, author_id, title, body, excerpt, published_at - n * interval '1 minute'
      from ${publications}, ${copies} n where id = ${publication}`);
    await db().execute(sql`
      insert into comments (id, group_id, reach, publication_id, author_id, text, created_at)
      select gen_random_uuid(), group_id, reach, publication_id, author_id, text, created_at + n * interval '1 second'
      from comments, ${copies} n where id = ${world.sever.comment}`);
    await db().execute(sql`
      insert into moderation_cases (id, group_id, target, object_id, author_id, cause, opened_at)
      select gen_random_uuid(), group_id, 'post', id, author_id, 'reports', created_at
      from publications where title = (select title from publications where id = ${publication}) on conflict do nothing`);
    await db().execute(sql`
      insert into search_documents (kind, object_id, group_id, tab, reach, title, body, href, happened_at)
      select kind, gen_random_uuid(), group_id, tab, reach, title, body, href, happened_at
      from search_documents, ${copies} n where object_id in (${publication}, ${world.sever.head.accountId})`);
    await db().execute(sql`
      insert into stories (id, group_id, author_id, title, place, publish_at, expires_at, kept_at)
      select gen_random_uuid(), group_id, author_id, title, n, publish_at, expires_at, kept_at
      from stories, ${copies} n where id = ${world.sever.story}`);
    await db().execute(sql`
      insert into running_lines (id, group_id, author_id, text, level, feed, begins_at, ends_at)
      select gen_random_uuid(), group_id, author_id, text, level, feed, begins_at, ends_at
      from running_lines, ${copies} n where id = ${world.sever.line}`);
  });
}
