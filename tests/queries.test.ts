import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { publications } from "#app/engines/content/server/index.ts";
import { asPage, countQueries, db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "./support/api.ts";
import { areaTests } from "./support/area-tests.ts";
import { databaseOfTwoCompanies } from "./support/filled-database.ts";

const world = databaseOfTwoCompanies();

/**
 * What the loader of each page asks for, and how many statements that is; the BEGIN and COMMIT around each call are
 * not counted. However much there is to show, it stays the same. All is asked as a page asks it: in one transaction that
 * cannot write, so what a read writes it would ask twice.
 */
const pages = new Map(areaTests.flatMap(({ pages = {} }) => Object.entries(pages)));

/** Who asks: a head of a department, an editor, an administrator, a moderator. */
const callers = () => ({
  api: apiAs(world.sever.head),
  desk: apiAs(world.sever.editor),
  admin: apiAs(world.admin),
  moderator: apiAs(world.sever.moderator),
  world,
});

async function countOf(page: string): Promise<number> {
  const { queries } = await countQueries(() => asPage(() => Promise.all(pages.get(page)!.ask(callers()))));
  return queries.length;
}

async function countAll(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const page of pages.keys()) counts[page] = await countOf(page);
  return counts;
}

describe("however much there is to show, a page costs the same", () => {
  // What a process keeps for minutes is known by then: the frequent words of search, the keys of pushes.
  beforeAll(countAll);

  it("with a few rows", async () => {
    expect(await countAll()).toEqual(
      Object.fromEntries([...pages].map(([page, { statements }]) => [page, statements])),
    );
  });

  it("with whole pages of them", async () => {
    await fill();
    const { items } = await apiAs(world.sever.head).feed.page({ tab: "work" });
    expect(items.length).toBe(20);
    for (const [page, { statements }] of pages) expect([page, await countOf(page)]).toEqual([page, statements]);
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
      insert into places (id, group_id, kind, title, alias)
      select gen_random_uuid(), group_id, kind, title || n, alias || n from places, ${copies} n
      where alias = ${world.sever.channel}`);
    await db().execute(sql`
      insert into memberships (place_id, account_id, group_id, role, joined_at)
      select id, ${world.sever.head.accountId}, group_id, 'member', created_at from places
      where alias like ${`${world.sever.channel}%`} on conflict do nothing`);
    await db().execute(sql`
      with more as (
        insert into ${publications} (id, group_id, reach, kind, place_id, author_id, title, body, excerpt, published_at)
        select gen_random_uuid(), group_id, reach, kind, place_id, author_id, title, body, excerpt, published_at
        from ${publications}, ${copies} n where id = ${world.sever.thread} returning id, place_id, group_id, author_id)
      insert into threads (publication_id, place_id, group_id, active_at, active_by)
      select id, place_id, group_id, now(), author_id from more`);
    const { community, communityPost } = world.sever;
    await db().execute(sql`
      insert into places (id, group_id, kind, title, alias)
      select gen_random_uuid(), group_id, kind, title || n, alias || n from places, ${copies} n
      where alias = ${community}`);
    await db().execute(sql`
      insert into communities (place_id, group_id)
      select id, group_id from places where alias like ${`${community}%`} on conflict do nothing`);
    await db().execute(sql`
      insert into memberships (place_id, account_id, group_id, role, joined_at)
      select id, ${world.sever.head.accountId}, group_id, 'member', created_at from places
      where alias like ${`${community}%`} on conflict do nothing`);
    await db().execute(sql`
      insert into ${publications} (id, group_id, reach, kind, place_id, author_id, title, body, excerpt, published_at)
      select gen_random_uuid(), group_id, reach, kind, place_id, author_id, title, body, excerpt, published_at
      from ${publications}, ${copies} n where id = ${communityPost}`);
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
