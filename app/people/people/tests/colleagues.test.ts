import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { dayIn } from "#tests/support/days.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();
const unit = newId();
const rubric = newId();
let company: Company;
let editor: Viewer;
let colleague: Viewer;
/** Whom lists and counts do not know, each for another reason. */
const others: Record<string, Viewer> = {};

beforeAll(async () => {
  company = await makeCompany();
  await withTenant("*", () => db().insert(departments).values({ id: unit, groupId: company.id, name: "Склад" }));
  editor = await makePerson(company, { rights: ["editor", "chief-editor"], lastName: "Редактор" });
  const born = {
    birthDate: `1992-${dayIn(1).slice(5)}`,
    hiredOn: dayIn(-2),
    departmentId: unit,
    lastName: "Ключевский",
  };
  colleague = await makePerson(company, { ...born, firstName: "Коллега" });
  others.guest = await makePerson(company, { ...born, firstName: "Гость", roles: ["guest"] });
  others.left = await makePerson(company, { ...born, firstName: "Ушедший", leftAt: now() });
  const suspendedUntil = new Date(now().getTime() + 86_400_000);
  others.suspended = await makePerson(company, { ...born, firstName: "Остановленный", suspendedUntil });
  others.withdrawn = await makePerson(company, { ...born, firstName: "Отозвавший" });
  for (const who of [colleague, ...Object.values(others)]) {
    const alias = `p-${who.accountId.slice(-12)}`;
    await apiAs({ ...who, isGuest: false, roles: ["employee"] }).account.changeAlias({ alias });
  }
  await apiAs(others.withdrawn).agreements.consent({ version: "1" });
  await apiAs(others.withdrawn).agreements.withdraw({ code: "personal-data" });
  await apiAs(editor).rubrics.put({ id: rubric, title: "Приказы", reach: "company" });
});

const api = () => apiAs(editor);
const aliasOf = ({ accountId }: Viewer) => `p-${accountId.slice(-12)}`;

describe("guests, those who have left, who are suspended and who have taken back the consent to personal data", () => {
  it("are in no list of people, no search, no widget and no choice of readers", async () => {
    const { views } = await api().widgets.main({});
    const query = "Ключевский";
    const everywhere = {
      directory: (await api().people.list({ query })).items,
      department: (await api().people.department({ id: unit })).items,
      birthdays: (await api().people.birthdays({})).items,
      newcomers: (await api().people.newcomers({})).items,
      nearBirthdays: views.birthdays,
      newColleagues: views.newcomers,
      users: (await api().account.users({ query, sortingBy: "lastName", sortingDirection: "ASC" })).items,
      found: (await api().search.find({ query, tab: "people" })).groups[0]?.items,
    };
    for (const [list, items] of Object.entries(everywhere)) expect([list, items?.length]).toEqual([list, 1]);
    const { groups } = await api().search.find({ query, tab: "all" });
    expect(groups.map(({ tab, total }) => [tab, total])).toEqual([["people", 1]]);
  });

  it("are counted nowhere: in the company, a department, a call to everybody, a duty to read", async () => {
    expect((await api().people.structure({})).people).toBe(2);
    expect((await api().people.department({ id: unit })).people).toBe(1);
    const { id } = await api().newsroom.write({ ...articleOf(rubric), mustRead: true, step: "publish" });
    expect((await api().mustRead.readers({ id })).addressed).toBe(2);
    expect(await api().content.comment({ id, text: "@все, прочитайте" })).toMatchObject({ called: 1 });
  });

  it("cannot be named in a text, nor chosen among readers", async () => {
    const { id } = await api().content.create({ title: "", body: "Здравствуйте!", feed: "blogs", reach: "company" });
    const text = [colleague, ...Object.values(others)].map((who) => `@${aliasOf(who)}`).join(" ");
    await api().content.comment({ id, text });
    const named = sql`select array(select jsonb_object_keys(mentions)) as named from comments order by id desc limit 1`;
    const { rows } = await withTenant("*", () => db().execute<{ named: string[] }>(named));
    expect(rows[0]!.named).toEqual([aliasOf(colleague)]);
    for (const who of Object.values(others)) {
      const draft = { title: "", body: "Только вам", feed: "blogs", reach: "company" } as const;
      await expect(api().content.create({ ...draft, people: [aliasOf(who)] })).rejects.toThrow();
    }
  });

  it("have no page of their own: a guest none at all, the others their name alone", async () => {
    await expect(api().account.profile({ alias: aliasOf(others.guest!) })).rejects.toMatchObject({ status: 404 });
    await expect(api().account.publications({ alias: aliasOf(others.guest!) })).rejects.toMatchObject({ status: 404 });
    for (const away of ["left", "suspended", "withdrawn"] as const) {
      const page = await api().account.profile({ alias: aliasOf(others[away]!) });
      expect(page).toMatchObject({
        away,
        lastName: "Ключевский",
        position: "",
        email: null,
        phone: null,
        hiredOn: null,
      });
      await expect(api().people.card({ alias: aliasOf(others[away]!) })).rejects.toMatchObject({ status: 404 });
    }
  });

  it("come back at once when the consent is given again", async () => {
    const again = { ...others.withdrawn!, consent: false };
    await apiAs(again).agreements.consent({ version: "1" });
    expect((await api().account.profile({ alias: aliasOf(again) })).away).toBe(null);
    expect((await api().people.list({ query: "Ключевский" })).total).toBe(2);
    await apiAs(again).agreements.withdraw({ code: "personal-data" });
    expect((await api().people.list({ query: "Ключевский" })).total).toBe(1);
  });

  it("come back by themselves when the suspension ends", async () => {
    const itself = eq(accounts.id, others.suspended!.accountId);
    await withTenant("*", () => db().update(accounts).set({ suspendedUntil: now() }).where(itself));
    expect((await api().people.list({ query: "Ключевский" })).total).toBe(2);
  });
});
