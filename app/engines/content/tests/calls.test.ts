import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { publications } from "#app/engines/content/server/index.ts";
import { notices } from "#app/engines/notifications/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let editor: Viewer;
let vera: Viewer;
let ivan: Viewer;
let stranger: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  editor = await makePerson(company, { rights: ["editor"] });
  vera = await makePerson(company, { firstName: "Вера", lastName: "Ясная", alias: "vera" });
  ivan = await makePerson(company, { firstName: "Иван", lastName: "Ёлкин", alias: "ivan" });
  stranger = await makePerson(await makeCompany("Лютик"), { rights: ["editor"] });
  await startEvents(listeners).stop();
});
beforeEach(forgetSpending);

let number = 0;
const publish = (who: Viewer, body: string, more: { people?: string[]; reach?: "portal" } = {}) =>
  apiAs(who).content.create({ title: `Слово ${++number}`, body, feed: "work", reach: "company", ...more });

async function kindsTold(who: Viewer, about: string): Promise<string[]> {
  await deliverAll();
  const { items } = await apiAs(who).notifications.list({});
  return items.filter(({ href }) => href.includes(about)).map(({ kind }) => kind);
}

describe("a call to everybody", () => {
  it("of an editor tells every reader once, named people by their name, and nobody else", async () => {
    const { id, called } = await publish(editor, "Коллеги @все, и особенно @vera: переезжаем");
    expect(called).toBe(2);
    expect([await kindsTold(editor, id), await kindsTold(ivan, id), await kindsTold(vera, id)]).toEqual([
      [],
      ["call-post"],
      ["mention-post"],
    ]);
    expect(await kindsTold(stranger, id)).toEqual([]);
    const words = { title: "Слово", feed: "work", reach: "company", revision: 1 } as const;
    await apiAs(editor).content.edit({ ...words, id, body: "@все! Переезжаем завтра" });
    expect(await kindsTold(ivan, id)).toEqual(["call-post"]);
    const some = await publish(editor, "Для своих: @все", { people: ["vera"] });
    expect(some.called).toBe(1);
    expect([await kindsTold(vera, some.id), await kindsTold(ivan, some.id)]).toEqual([["call-post"], []]);
  });

  it("and a name reach those to whom it is opened later, each once, however often its author changes the readers", async () => {
    const words = { title: "Для своих", body: "@все и @vera", feed: "blogs", reach: "company" } as const;
    const { id } = await apiAs(editor).content.create({ ...words, people: ["ivan"] });
    expect([await kindsTold(vera, id), await kindsTold(ivan, id)]).toEqual([[], ["call-post"]]);
    for (const [at, people] of [[], ["ivan"], []].entries())
      await apiAs(editor).content.edit({ ...words, id, people, revision: at + 1 });
    expect([await kindsTold(vera, id), await kindsTold(ivan, id)]).toEqual([["mention-post"], ["call-post"]]);
  });

  it("is words where somebody else says it, and in the talk of another company", async () => {
    const { id, called } = await publish(ivan, "Всем привет, @все");
    const portal = await publish(ivan, "Новость", { reach: "portal" });
    const answer = await apiAs(stranger).content.comment({ id: portal.id, text: "@все, смотрите" });
    expect([called, answer]).toEqual([undefined, { id: answer.id, waits: false }]);
    expect([...(await kindsTold(vera, id)), ...(await kindsTold(vera, portal.id))]).toEqual([]);
    await apiAs(editor).content.comment({ id: portal.id, text: "@все, смотрите" });
    expect([await kindsTold(vera, portal.id), await kindsTold(stranger, portal.id)]).toEqual([["call"], ["call"]]);
  });

  it("is made three times a day", async () => {
    for (let time = 0; time < 3; time++) await publish(editor, `@все, слово ${time}`);
    await expect(publish(editor, "@все, ещё слово")).rejects.toMatchObject({ status: 429 });
    await publish(editor, "Без обращения");
  });

  it("reaches a large company part by part", async () => {
    const crowd = await makeCompany("Толпа");
    const chief = await makePerson(crowd, { rights: ["editor"] });
    await withTenant("*", () =>
      db().execute(sql`
        insert into accounts (id, group_id, alias, first_name, last_name, email)
        select gen_random_uuid(), ${crowd.id}, 'crowd-' || n, 'Имя', 'Фамилия', 'crowd-' || n || '@example.ru'
        from generate_series(1, 1010) n`),
    );
    const { id, called } = await publish(chief, "@все, добро пожаловать");
    expect(called).toBe(1010);
    for (let part = 0; part < 3; part++) await deliverAll();
    expect(await withTenant("*", () => db().$count(notices, eq(notices.publicationId, id)))).toBe(1010);
  });
});

describe("a person named who cannot read it", () => {
  it("is said to the writer of a publication and of a comment, and is told nothing", async () => {
    const closed = await publish(editor, "Спасибо, @vera и @ivan", { people: ["ivan"] });
    expect(closed.unseen).toEqual(["Вера Ясная"]);
    const comment = await apiAs(ivan).content.comment({ id: closed.id, text: "А что скажет @vera?" });
    expect(comment.unseen).toEqual(["Вера Ясная"]);
    expect(await kindsTold(vera, closed.id)).toEqual([]);
    const open = await publish(editor, "Спасибо, @vera");
    expect(open.unseen).toBeUndefined();
    const row = await withTenant("*", () =>
      db().select({ mentions: publications.mentions }).from(publications).where(eq(publications.id, open.id)),
    );
    expect(row[0]!.mentions).toEqual({ vera: vera.accountId });
  });
});
