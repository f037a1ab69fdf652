import { and, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { publications } from "#app/engines/content/server/index.ts";
import { notices } from "#app/engines/notifications/server/index.ts";
import { rubricEditors } from "#app/news/news/server/index.ts";
import { stories } from "#app/news/stories/server/index.ts";
import { audit } from "#platform/auth/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { makeStory } from "#tests/support/announcements.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { freshCase } from "#tests/support/moderated.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();
let company: Company;
let admin: Viewer;
let petr: Viewer;
let heir: Viewer;
let rubric: string;

beforeEach(async () => {
  forgetSpending();
  company = await makeCompany();
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  petr = await makePerson(company, { firstName: "Пётр", rights: ["editor", "moderator"] });
  heir = await makePerson(company, { firstName: "Вера", rights: ["editor"] });
  rubric = newId();
  const editors = [petr.accountId];
  await apiAs(admin).rubrics.put({ id: rubric, title: "Склад", reach: "company", editors });
});

const shortName = ({ accountId }: Viewer) => `person-${accountId.slice(-12)}`;
const leave = (successor?: string) => apiAs(admin).peopleDesk.leave({ id: petr.accountId, successor });
const counts = () => apiAs(admin).peopleDesk.duties({ id: petr.accountId });
const write = async (step: "save" | "publish") => (await apiAs(petr).newsroom.write({ ...articleOf(rubric), step })).id;
const ledBy = (who: Viewer, more: Partial<typeof accounts.$inferInsert> = {}) =>
  makePerson(company, { managerId: who.accountId, ...more });

/** What a table says of one row. */
async function told(table: PgTable, key: PgColumn, id: string, column: PgColumn): Promise<unknown> {
  const rows = await withTenant("*", () => db().select({ told: column }).from(table).where(eq(key, id)));
  return rows[0]?.told;
}
const authorOf = (id: string) => told(publications, publications.id, id, publications.authorId);
const tellerOf = (id: string) => told(stories, stories.id, id, stories.authorId);
const namedFor = (id: string) => told(rubricEditors, rubricEditors.rubricId, id, rubricEditors.accountId);
const managerOf = ({ accountId }: Viewer) => told(accounts, accounts.id, accountId, accounts.managerId);

describe("what a leaver answered for", () => {
  it("is told in numbers before it is done, and passes to the successor; what is out stays under their name", async () => {
    const [draft, out] = [await write("save"), await write("publish")];
    const { story } = await makeStory(petr);
    const shown = (await makeStory(petr)).story;
    await apiAs(petr).stories.schedule({ id: shown, hours: 24 });
    const led = await ledBy(petr);
    await ledBy(petr, { leftAt: now() });
    const open = await freshCase(company, petr);
    await apiAs(petr).moderation.claim({ id: open });
    const passed = {
      led: 1,
      articles: 1,
      rubrics: 1,
      stories: 1,
      places: 0,
      cases: 1,
      guests: 0,
      questionnaires: 0,
      funds: 0,
      topics: 0,
      maps: 0,
      courses: 0,
      services: 0,
      requests: 0,
      newcomers: 0,
    };
    expect(await counts()).toEqual(passed);
    await leave(`@${shortName(heir).toUpperCase()}`);
    const ends = [authorOf(draft), authorOf(out), tellerOf(story), tellerOf(shown), namedFor(rubric), managerOf(led)];
    const [to, from] = [heir.accountId, petr.accountId];
    expect(await Promise.all(ends)).toEqual([to, from, to, from, to, to]);
    expect((await apiAs(admin).moderation.case({ id: open })).claim).toBeNull();
    expect(await counts()).toMatchObject({ articles: 0, rubrics: 0, stories: 0, cases: 0 });
    const [entry] = await db().select().from(audit).where(eq(audit.objectId, petr.accountId));
    expect(entry).toMatchObject({ deed: "person.left", detail: { successor: heir.accountId, passed } });
    const { history } = await apiAs(heir).newsroom.source({ id: draft });
    expect(history[0]).toMatchObject({ state: "draft", note: "Автор уволился" });
  });

  it("falls to the administrator without a successor; whom they led nobody leads for now", async () => {
    const draft = await write("save");
    const led = await ledBy(petr);
    await leave();
    const { accountId } = admin;
    expect(await Promise.all([authorOf(draft), namedFor(rubric), managerOf(led)])).toEqual([
      accountId,
      accountId,
      null,
    ]);
  });

  it("goes to one of their own people without closing the tree of managers into a ring", async () => {
    const boss = await makePerson(company);
    await withTenant("*", () =>
      db().update(accounts).set({ managerId: boss.accountId }).where(eq(accounts.id, petr.accountId)),
    );
    const deputy = await ledBy(petr);
    const clerk = await ledBy(deputy);
    await leave(shortName(clerk));
    expect(await Promise.all([clerk, deputy].map(managerOf))).toEqual([boss.accountId, clerk.accountId]);
  });

  it("passes on as well when a table says who has left; whom they led is for the table to say", async () => {
    const draft = await write("save");
    const led = await ledBy(petr);
    const { email } = (await apiAs(admin).peopleDesk.person({ id: petr.accountId })) as { email: string };
    const text = `Фамилия;Имя;Почта;Уволен\nПетров;Пётр;${email};да`;
    const { id } = await apiAs(admin).peopleDesk.takeTable({ file: new File([text], "люди.csv") });
    await apiAs(admin).peopleDesk.applyTable({ id });
    const ends = [authorOf(draft), namedFor(rubric), managerOf(led)];
    expect(await Promise.all(ends)).toEqual([admin.accountId, admin.accountId, petr.accountId]);
    const [entry] = await db().select().from(audit).where(eq(audit.objectId, petr.accountId));
    const passed = {
      articles: 1,
      rubrics: 1,
      stories: 0,
      cases: 0,
      guests: 0,
      questionnaires: 0,
      funds: 0,
      topics: 0,
      maps: 0,
      courses: 0,
      services: 0,
      requests: 0,
      newcomers: 0,
    };
    expect(entry).toMatchObject({ deed: "person.left", detail: { by: "table", passed } });
  });
});

describe("a successor", () => {
  it("is a colleague of the company who works here: anybody else is refused at the field, and nobody leaves", async () => {
    const gone = await makePerson(company, { leftAt: now() });
    const guest = await makePerson(company, { roles: ["guest"] });
    const stopped = await makePerson(company, { suspendedUntil: new Date(now().getTime() + 86_400_000) });
    const stranger = await makePerson(await makeCompany("Лютик"));
    const refused: [string, RegExp][] = [
      ["nobody-at-all", /Не нашли: «nobody-at-all»/],
      [shortName(stranger), /Не нашли/],
      [shortName(gone), /уже не работает/],
      [shortName(guest), /гость/],
      [shortName(stopped), /[Зз]акрыт вход/],
      [shortName(petr), /выберите другого/],
    ];
    for (const [name, words] of refused) {
      const problem = await leave(name).catch((error) => error);
      expect([name, problem.status, problem.data.fields.successor[0]]).toEqual([
        name,
        422,
        expect.stringMatching(words),
      ]);
    }
    expect((await apiAs(admin).peopleDesk.person({ id: petr.accountId })).state).toBe("invited");
  });

  it("of another company's person is nobody's to choose, nor are their duties told", async () => {
    const stranger = await makePerson(await makeCompany("Лютик"));
    const desk = apiAs(admin).peopleDesk;
    await expect(desk.duties({ id: stranger.accountId })).rejects.toMatchObject({ status: 404 });
    const ask = desk.leave({ id: stranger.accountId, successor: shortName(heir) });
    await expect(ask).rejects.toMatchObject({ status: 404 });
  });
});

it("the successor is told whose work they take over, and what of it is theirs now", async () => {
  setListeners(listeners);
  await ledBy(petr);
  await write("save");
  const alias = `nochnaya-${newId().slice(-6)}`;
  await apiAs(petr).channels.create({ alias, title: "Ночная выпечка", joining: "open", posting: "all" });
  await leave(heir.accountId);
  await deliverAll();
  const notices = await bellOf(heir);
  expect(notices.map(({ subject, text }) => [subject, text])).toEqual([
    [
      "Пётр Петрова больше не работает",
      "Теперь за это отвечаете вы: подчинённые – 1; статьи в работе – 1; рубрики – 1; каналы и сообщества – «Ночная выпечка»",
    ],
  ]);
  // Nobody was named: the administrator has done it themselves.
  await apiAs(admin).peopleDesk.leave({ id: heir.accountId });
  await deliverAll();
  expect(await bellOf(admin)).toEqual([]);
});

const bellOf = ({ accountId }: Viewer) =>
  withTenant("*", () =>
    db()
      .select()
      .from(notices)
      .where(and(eq(notices.accountId, accountId), eq(notices.kind, "duties-passed"))),
  );
