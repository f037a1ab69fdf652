import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { notices } from "#app/engines/notifications/server/index.ts";
import { notifyOfOpening } from "#app/news/must-read/server/article-notices.ts";
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
let stranger: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  editor = await makePerson(company, { rights: ["editor", "chief-editor"] });
  await withTenant("*", () => db().insert(departments).values({ id: store, groupId: company.id, name: "Склад" }));
  clerk = await makePerson(company, { departmentId: store });
  vera = await makePerson(company, { alias: "vera" });
  stranger = await makePerson(await makeCompany("Лютик"));
  await apiAs(editor).rubrics.put({ id: rubric, title: "Приказы", reach: "portal" });
  await startEvents(listeners).stop();
});
beforeEach(forgetSpending);

const forStore = { audience: [`department:${store}`] };
const write = async (step: "publish" | "save", more: object) =>
  (await apiAs(editor).newsroom.write({ ...articleOf(rubric), ...more, step })).id;

async function change(id: string, more: object): Promise<void> {
  const { revision } = await apiAs(editor).newsroom.source({ id });
  await apiAs(editor).newsroom.change({ ...articleOf(rubric), ...more, id, revision, step: "save" });
}

async function kindsTold(who: Viewer, id: string): Promise<string[]> {
  const { items } = await apiAs(who).notifications.list({});
  return items.filter(({ href }) => href.includes(id)).map(({ kind }) => kind);
}
async function told(id: string): Promise<string[][]> {
  await deliverAll();
  return Promise.all([editor, clerk, vera, stranger].map((who) => kindsTold(who, id)));
}

/** Published for one department, then opened to all, closed and opened again. */
async function openedTwice(more: object): Promise<string> {
  const id = await write("publish", { ...more, ...forStore });
  await deliverAll();
  for (const readers of [{}, forStore, {}]) {
    await change(id, { ...more, ...readers });
    await deliverAll();
  }
  return id;
}

describe("a published article that is opened to more readers", () => {
  it("tells those whom it names and who could not read it, once", async () => {
    const id = await write("publish", { body: "Спасибо, @vera", ...forStore });
    expect(await told(id)).toEqual([[], [], [], []]);
    await change(id, { body: "Спасибо, @vera" });
    expect(await told(id)).toEqual([[], [], ["mention-post"], []]);
    expect(await told(await openedTwice({ body: "И снова @vera" }))).toEqual([[], [], ["mention-post"], []]);
  });

  it("calls those whom «@все» did not reach before, and nobody again", async () => {
    const id = await write("publish", { body: "@все, переезжаем", ...forStore });
    expect(await told(id)).toEqual([[], ["call-post"], [], []]);
    await change(id, { body: "@все, переезжаем", reach: "portal" });
    expect(await told(id)).toEqual([[], ["call-post"], ["call-post"], ["call-post"]]);
    expect(await told(await openedTwice({ body: "@все, ещё раз" }))).toEqual([[], ["call-post"], ["call-post"], []]);
  });

  it("asks those who must read it and could not before, once; those who could are asked by reminders alone", async () => {
    const order = { mustRead: true, dueOn: "2099-04-01" };
    const id = await openedTwice(order);
    expect(await told(id)).toEqual([[], [], ["must-read"], []]);
    const { items } = await apiAs(vera).notifications.list({});
    expect(items[0]).toMatchObject({ actor: null, text: "Отметьте «Ознакомлен(а)» до 1 апреля" });
    await change(id, { ...order, reach: "portal" });
    expect(await told(id)).toEqual([[], [], ["must-read"], ["must-read"]]);
    // Who has been reminded, and is let in again, has heard of it.
    const other = await write("publish", order);
    await apiAs(editor).mustRead.remind({ id: other });
    await deliverAll();
    await change(other, { ...order, ...forStore });
    await change(other, order);
    expect(await told(other)).toEqual([["must-read"], ["must-read"], ["must-read"], []]);
  });

  it("is silent for those who need not read it, and before it is out", async () => {
    expect(await told(await openedTwice({}))).toEqual([[], [], [], []]);
    const some = { mustRead: true, obliged: [`department:${store}`] };
    expect(await told(await openedTwice(some))).toEqual([[], [], [], []]);
    const draft = await write("save", { body: "@все", mustRead: true, ...forStore });
    await change(draft, { body: "@все", mustRead: true });
    await deliverAll();
    expect(await withTenant("*", () => db().$count(notices, eq(notices.publicationId, draft)))).toBe(0);
  });

  it("tells once though two tabs save it and the news of it is delivered twice", async () => {
    const order = { ...articleOf(rubric), mustRead: true };
    const id = await write("publish", { ...order, ...forStore });
    const save = () => apiAs(editor).newsroom.change({ ...order, id, revision: 1, step: "save" });
    const results = await Promise.allSettled([save(), save()]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await told(id)).toEqual([[], [], ["must-read"], []]);
    const before = { reach: "company", audience: [`department:${store}`] };
    const event = { kind: "article.opened", objectId: id, groupId: company.id, actorId: editor.accountId };
    await withTenant("*", () => notifyOfOpening.hear({ ...event, data: { before } }, "again"));
    expect(await told(id)).toEqual([[], [], ["must-read"], []]);
  });

  it("reaches a large company part by part, whatever is interrupted", async () => {
    const crowd = await makeCompany("Толпа");
    const chief = await makePerson(crowd, { rights: ["editor", "chief-editor"] });
    const desk = apiAs(chief);
    const [office, own] = [newId(), newId()];
    await withTenant("*", async () => {
      await db().insert(departments).values({ id: office, groupId: crowd.id, name: "Офис" });
      await db().execute(sql`
        insert into accounts (id, group_id, alias, first_name, last_name, email)
        select gen_random_uuid(), ${crowd.id}, 'crowd-' || n, 'Имя', 'Фамилия', 'crowd-' || n || '@example.ru'
        from generate_series(1, 1010) n`);
    });
    await desk.rubrics.put({ id: own, title: "Приказы", reach: "company" });
    const order = { ...articleOf(own), mustRead: true };
    const { id } = await desk.newsroom.write({ ...order, audience: [`department:${office}`], step: "publish" });
    await desk.newsroom.change({ ...order, id, revision: 1, step: "save" });
    const data = { before: { reach: "company", audience: [`department:${office}`] } };
    const event = { kind: "article.opened", objectId: id, groupId: crowd.id, actorId: chief.accountId, data };
    const killed = withTenant("*", async () => {
      await notifyOfOpening.hear(event, "killed");
      throw new Error("The node is gone");
    });
    await expect(killed).rejects.toThrow("gone");
    await deliverAll();
    expect(await withTenant("*", () => db().$count(notices, eq(notices.publicationId, id)))).toBe(1010);
  });
});
