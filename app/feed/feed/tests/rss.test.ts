import { eq, sql } from "drizzle-orm";
import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { publications } from "#app/engines/content/server/index.ts";
import { audit } from "#platform/auth/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { hiddenCanary } from "#tests/support/two-companies.ts";

const world = portalInProcess();

const tabs = ["work", "life", "subscriptions", "company", "blogs"] as const;

/** Makes a person's addresses and gives their paths; the portal of the test stands elsewhere than its name says. */
async function addressesOf(viewer: Viewer): Promise<Record<(typeof tabs)[number], string>> {
  await apiAs(viewer).feed.renewRss();
  const { items } = await apiAs(viewer).feed.rss();
  return Object.fromEntries(
    items.map(({ tab, address }) => [tab, address.replace(config.publicUrl, world.origin)]),
  ) as never;
}

const read = (address: string, headers: Record<string, string> = {}) => fetch(address, { headers });

/** The items of a feed, read by a parser that forgives nothing. */
function parse(xml: string): Record<string, string>[] {
  const items: Record<string, string>[] = [];
  const path: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("opentag", ({ name }) => {
    path.push(name);
    if (name === "item") items.push({});
  });
  parser.on("text", (text) => {
    const item = items.at(-1);
    if (item && path.at(-2) === "item") item[path.at(-1)!] = (item[path.at(-1)!] ?? "") + text;
  });
  parser.on("closetag", () => void path.pop());
  parser.write(xml).close();
  return items;
}

describe("a feed by its address", () => {
  it("gives what its owner sees in the portal, without a cookie, and answers 304 until something changes", async () => {
    const paths = await addressesOf(world.sever.employee);
    for (const tab of tabs) {
      const answer = await read(paths[tab]);
      expect([tab, answer.status, answer.headers.get("content-type")]).toEqual([
        tab,
        200,
        "application/rss+xml; charset=utf-8",
      ]);
      expect(answer.headers.getSetCookie()).toEqual([]);
      const seen = await apiAs(world.sever.employee).feed.page({ tab });
      const items = parse(await answer.text());
      expect(items.map(({ guid }) => guid)).toEqual(seen.items.map(({ id }) => id));
      expect(items.map(({ link }) => link)).toEqual(seen.items.map(({ href }) => `${world.origin}${href}`));
      expect(items.every(({ pubDate }) => !Number.isNaN(Date.parse(pubDate!)))).toBe(true);
    }
    const etag = (await read(paths.company)).headers.get("etag")!;
    const same = await read(paths.company, { "if-none-match": `W/"x", ${etag}` });
    expect([same.status, await same.text()]).toEqual([304, ""]);
    await apiAs(world.sever.head).content.create({ title: "Новое", body: "Слово", feed: "life", reach: "company" });
    expect((await read(paths.company, { "if-none-match": etag })).status).toBe(200);
  });

  it("is well-formed whatever people write", async () => {
    const title = "]]> <b>&amp; \"' \u0001\u000b\ufffe \u202e 🎄";
    const { id } = await apiAs(world.sever.head).content.create({
      title: "т",
      body: "т",
      feed: "blogs",
      reach: "company",
    });
    await withTenant("*", () =>
      db()
        .update(publications)
        .set({ title, excerpt: "<script>alert(1)</script> & ]]>" })
        .where(eq(publications.id, id)),
    );
    const { blogs } = await addressesOf(world.sever.employee);
    const item = parse(await (await read(blogs)).text()).find(({ guid }) => guid === id)!;
    expect(item.title).toBe("]]> <b>&amp; \"'  \u202e 🎄");
    // A description is HTML: the words stay words in it.
    expect(item.description).toBe("&lt;script&gt;alert(1)&lt;/script&gt; &amp; ]]&gt;");
  });

  it("leaks nothing across three companies and their audiences", async () => {
    const third = await makeCompany("Восток");
    const east = await makePerson(third);
    const eastern = await apiAs(east).content.create({
      title: "CANARY-vostok",
      body: "т",
      feed: "work",
      reach: "company",
    });
    const secret = await apiAs(world.sever.head).content.create({
      title: "CANARY-one",
      body: "т",
      feed: "work",
      reach: "company",
    });
    await withTenant("*", () =>
      db()
        .update(publications)
        .set({ audience: [`user:${world.sever.head.accountId}`] })
        .where(eq(publications.id, secret.id)),
    );
    const readers: [Viewer, RegExp, string[]][] = [
      [world.sever.head, /CANARY-(yug|vostok)/, [secret.id]],
      [world.sever.employee, /CANARY-(yug|vostok|one)/, []],
      [world.yug.head, /CANARY-(sever|vostok|one)/, []],
      [east, /CANARY-(sever|yug|one)/, [eastern.id]],
    ];
    for (const [viewer, foreign, own] of readers) {
      const paths = await addressesOf(viewer);
      let all = "";
      for (const tab of tabs) all += await (await read(paths[tab])).text();
      expect(all).not.toMatch(foreign);
      expect(all).not.toContain(hiddenCanary);
      for (const id of own) expect(all).toContain(id);
      expect(all).toContain("OPEN-sever");
    }
  });

  it("dies when it is replaced, and when its owner leaves", async () => {
    const before = await addressesOf(world.yug.employee);
    const after = await addressesOf(world.yug.employee);
    expect([(await read(before.work)).status, (await read(after.work)).status]).toEqual([404, 200]);
    const leave = (at: Date | null) =>
      withTenant("*", () =>
        db().update(accounts).set({ leftAt: at }).where(eq(accounts.id, world.yug.employee.accountId)),
      );
    await leave(new Date());
    expect((await read(after.work)).status).toBe(404);
    await leave(null);
    expect((await read(after.work)).status).toBe(200);
  });

  it("is kept as a hash, and its making is written down", async () => {
    // With the key of a form, as the settings send it: the answer is kept under it.
    await apiAs(world.yug.head, { idempotencyKey: "rss" }).feed.renewRss();
    const [first] = (await apiAs(world.yug.head).feed.rss()).items;
    const token = new URL(first!.address).searchParams.get("token")!;
    const { rows } = await withTenant("*", () =>
      db().execute(sql`
        select (select json_agg(t)::text from feed_tokens t) || (select json_agg(i)::text from idempotency i) || (select json_agg(a)::text from audit a) as everything`),
    );
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(rows[0]!.everything).toBeTruthy();
    expect(rows[0]!.everything).not.toContain(token);
    const made = await withTenant("*", () => db().select().from(audit).where(eq(audit.deed, "rss.token-made")));
    expect(made.some(({ accountId }) => accountId === world.yug.head.accountId)).toBe(true);
  });

  it("says the same to a wrong token, a wrong feed and no token, and stops whoever guesses", async () => {
    const { work } = await addressesOf(world.yug.head);
    const wrong = [
      work.replace("/rss/work", "/rss/secret"),
      `${work}x`,
      `${world.origin}/rss/work`,
      `${world.origin}/rss/work?token=${"a".repeat(43)}`,
    ];
    const said = await Promise.all(
      wrong.map(async (address) => [(await read(address)).status, await (await read(address)).text()]),
    );
    expect(new Set(said.map(String)).size).toBe(1);
    expect(said[0]![0]).toBe(404);
    let last = 404;
    for (let n = 0; n < 80 && last === 404; n++) last = (await read(`${world.origin}/rss/work?token=${n}`)).status;
    expect(last).toBe(429);
  });
});

describe("the settings", () => {
  it("show the five addresses once they are made, and new ones when asked", async () => {
    const anna = await world.as("anna");
    const page = async () => (await anna.send("/account-settings")).text();
    const addresses = (html: string) => [...html.matchAll(/value="(http[^"]*\/rss\/[^"]+)"/g)].map(([, one]) => one!);
    const renew = async () => {
      const form = { intent: "renew-rss", _csrf: await anna.csrf(), _key: crypto.randomUUID() };
      expect((await anna.send("/account-settings", { form })).status).toBe(303);
      return addresses(await page());
    };
    const first = await renew();
    expect(first.map((one) => new URL(one).pathname)).toEqual(tabs.map((tab) => `/rss/${tab}`));
    expect(await page()).toContain("Создать новую ссылку");
    const second = await renew();
    expect(second).toHaveLength(5);
    expect(second[0]).not.toBe(first[0]);
    const alternate = /<link rel="alternate" type="application\/rss\+xml" href="([^"]+)"/;
    const feedPage = async (who: typeof anna, path: string) => (await who.send(path)).text();
    expect(alternate.exec(await feedPage(anna, "/feed/life"))?.[1]).toBe(second[tabs.indexOf("life")]);
    const other = await feedPage(await world.as("moderator"), "/feed/life");
    expect([alternate.test(other), other.includes("/account-settings#rss")]).toEqual([false, true]);
  });

  it("ask a newcomer first, and give a guest nothing", async () => {
    const petr = await world.as("olga");
    expect(await (await petr.send("/account-settings")).text()).toMatch(/Создать (новую ссылку|ссылки)/);
    await expect(apiAs(world.guest).feed.renewRss()).rejects.toMatchObject({ status: 403 });
  });
});
