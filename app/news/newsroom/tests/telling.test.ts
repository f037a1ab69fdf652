import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { notices } from "#app/engines/notifications/server/index.ts";
import { notifyOfChange } from "#app/news/must-read/server/article-notices.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { departments } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();
const rubric = newId();
const store = newId();
let company: Company;
let editor: Viewer;
let clerk: Viewer;
let vera: Viewer;
let ivan: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  editor = await makePerson(company, { rights: ["editor", "chief-editor"] });
  await withTenant("*", () => db().insert(departments).values({ id: store, groupId: company.id, name: "Склад" }));
  clerk = await makePerson(company, { departmentId: store });
  vera = await makePerson(company);
  ivan = await makePerson(company);
  await apiAs(editor).rubrics.put({ id: rubric, title: "Приказы", reach: "company" });
  await startEvents(listeners).stop();
});
beforeEach(forgetSpending);

const desk = () => apiAs(editor).newsroom;
const write = async (step: "publish" | "save", more: object = {}) =>
  (await desk().write({ ...articleOf(rubric), ...more, step })).id;

type Change = { tell?: boolean; raise?: boolean; step?: "save" | "unpublish"; audience?: string[]; mustRead?: boolean };

async function change(id: string, { tell = true, step = "save", ...more }: Change = {}): Promise<void> {
  const { revision } = await desk().source({ id });
  await desk().change({ ...articleOf(rubric), body: `Правка ${revision}`, ...more, id, revision, tell, step });
}

async function toldTo(who: Viewer, id: string) {
  const { items } = await apiAs(who).notifications.list({});
  return items.filter(({ kind, href }) => kind === "changed" && href.includes(id));
}
async function timesTold(id: string): Promise<number[]> {
  await deliverAll();
  return Promise.all([editor, clerk, vera, ivan].map(async (who) => (await toldTo(who, id)).length));
}
const open = (who: Viewer, id: string) => apiAs(who).feed.read({ id });

describe("«Поднять в лентах»", () => {
  it("puts a changed article on top of the feed, once a day; without it a change moves nothing", async () => {
    const [id, newer] = [await write("publish"), await write("publish")];
    const order = async () => {
      const { items } = await apiAs(vera).feed.page({ tab: "work" });
      return items.map((item) => item.id).filter((one) => one === id || one === newer);
    };
    await change(id, { tell: false });
    expect(await order()).toEqual([newer, id]);
    await change(id, { tell: false, raise: true });
    expect(await order()).toEqual([id, newer]);
    const again = change(id, { tell: false, raise: true });
    await expect(again).rejects.toMatchObject({ code: "TOO_MANY" });
    const { history } = await desk().source({ id });
    expect(history.map(({ note }) => note)).toContain("Поднято в лентах");
    expect(await timesTold(id)).toEqual([0, 0, 0, 0]);
  });
});

describe("«Сообщить читателям об изменении»", () => {
  it("tells those who have opened the article, once for each save, and never who has changed it", async () => {
    const id = await write("publish");
    for (const who of [editor, vera]) await open(who, id);
    await change(id);
    expect(await timesTold(id)).toEqual([0, 0, 1, 0]);
    await change(id);
    expect(await timesTold(id)).toEqual([0, 0, 2, 0]);
    const [notice] = await toldTo(vera, id);
    expect(notice).toMatchObject({
      actor: null,
      subject: "Открыли второй склад",
      text: "Посмотрите, что изменилось",
      href: `/article/${id}`,
    });
  });

  it("tells those who must read it, whether they have or not, and those who have said that they did", async () => {
    const order = { mustRead: true, obliged: [`department:${store}`] };
    const id = await write("publish", order);
    await change(id, order);
    expect(await timesTold(id)).toEqual([0, 1, 0, 0]);
    const all = await write("publish", { mustRead: true });
    await apiAs(vera).news.acknowledge({ id: all });
    await change(all, { mustRead: false });
    expect(await timesTold(all)).toEqual([0, 0, 1, 0]);
  });

  it("is silent where nobody has asked for it, where the article is not out, and for who may not read it any more", async () => {
    const id = await write("publish");
    for (const who of [clerk, vera]) await open(who, id);
    await change(id, { tell: false });
    expect(await timesTold(id)).toEqual([0, 0, 0, 0]);
    await change(id, { audience: [`department:${store}`] });
    expect(await timesTold(id)).toEqual([0, 1, 0, 0]);
    await change(id, { step: "unpublish" });
    const draft = await write("save", { mustRead: true });
    await change(draft, { mustRead: true });
    await deliverAll();
    const rows = await withTenant("*", () => db().select().from(notices).where(eq(notices.kind, "changed")));
    expect(rows.filter(({ publicationId }) => publicationId === draft)).toEqual([]);
    expect(rows.filter(({ publicationId }) => publicationId === id)).toHaveLength(1);
  });

  it("tells once though two tabs save it and the news of it is delivered twice", async () => {
    const id = await write("publish");
    await open(vera, id);
    const save = () => desk().change({ ...articleOf(rubric), id, revision: 1, step: "save", tell: true });
    const results = await Promise.allSettled([save(), save()]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const event = { kind: "article.changed", objectId: id, groupId: company.id, actorId: editor.accountId };
    await withTenant("*", () => notifyOfChange.hear({ ...event, data: { revision: 1 } }, "again"));
    expect(await timesTold(id)).toEqual([0, 0, 1, 0]);
  });

  it("is said of one article three times a day: the fourth time the form says so and nothing is saved", async () => {
    const id = await write("publish");
    for (let time = 0; time < 3; time++) await change(id);
    const late = change(id);
    await expect(late).rejects.toMatchObject({ status: 429, data: { fields: { tell: [expect.any(String)] } } });
    expect((await desk().source({ id })).body).toBe("Правка 3");
    await change(id, { tell: false });
    await change(await write("publish"));
  });

  it("reaches a large company part by part", async () => {
    const id = await write("publish", { mustRead: true });
    await withTenant("*", () =>
      db().execute(sql`
        insert into accounts (id, group_id, alias, first_name, last_name, email)
        select gen_random_uuid(), ${company.id}, 'crowd-' || n, 'Имя', 'Фамилия', 'crowd-' || n || '@example.ru'
        from generate_series(1, 1010) n`),
    );
    await change(id, { mustRead: true });
    await deliverAll();
    expect(await withTenant("*", () => db().$count(notices, eq(notices.publicationId, id)))).toBe(1013);
  });
});
