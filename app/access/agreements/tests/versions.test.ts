import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { keepEnacting } from "#app/access/agreements/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { agreementOf } from "#tests/support/published-agreement.ts";

freshDatabase();
const code = "personal-data";
const today = new Date("2030-11-22T09:00:00Z");
const firstDay = "2030-11-30T21:00:00.000Z";
const later = new Date("2030-12-01T00:00:00Z");
const words = { text: "Мы показываем коллегам имя и должность.", changeSummary: "Больше не показываем телефон" };
let company: Company;
let admin: Viewer;
let id: string;

beforeAll(() => setClock(today));
beforeEach(async () => {
  setClock(today);
  company = await makeCompany();
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  id = await agreementOf(company.id, code);
});
afterEach(() => setClock());

const desk = () => apiAs(admin).agreements;
const flagOf = async ({ accountId }: Viewer) => {
  const query = sql`select consent_to_pers_data as flag from accounts where id = ${accountId}`;
  return (await withTenant("*", () => db().execute<{ flag: boolean }>(query))).rows[0]!.flag;
};
const accepted = async (viewer: Viewer, version = "1") => {
  await apiAs(viewer).agreements.consent({ version });
  return viewer;
};
async function publishSecond(effectiveFrom: string | null) {
  await desk().write({ id, ...words, effectiveFrom, revision: 0 });
  return desk().publish({ id, revision: 1 });
}
const enactments = async () => {
  const query = sql`select 1 from audit where deed = 'agreement.enacted' and audit_group_id = ${company.id}`;
  return (await withTenant("*", () => db().execute(query))).rows.length;
};

it("a version that will be in force is only reminded of, and may be accepted early", async () => {
  const [early, late] = [await accepted(await makePerson(company)), await accepted(await makePerson(company))];
  expect(await publishSecond(firstDay)).toMatchObject({ number: 2, inForce: false });
  const due = { code, number: 2, from: firstDay };
  for (const viewer of [early, late]) expect((await apiAs(viewer).agreements.due({})).items).toMatchObject([due]);
  await apiAs(early).agreements.accept({ code, version: 2 });
  expect((await apiAs(early).agreements.due({})).items).toEqual([]);
  expect([await flagOf(early), await flagOf(late)]).toEqual([true, true]);
  setClock(later);
  await keepEnacting();
  expect([await flagOf(early), await flagOf(late)]).toEqual([true, false]);
});

it("comes into force on its day exactly once, also where the portal stood still or two nodes look at once", async () => {
  await publishSecond(firstDay);
  await keepEnacting();
  expect(await enactments()).toBe(0);
  setClock(later);
  await Promise.all([keepEnacting(), keepEnacting()]);
  await keepEnacting();
  expect(await enactments()).toBe(1);
  expect((await desk().desked({ id })).inForce).toMatchObject({ number: 2 });
});

it("asks again at once without a day, shows what has changed, and opens the portal when it is accepted", async () => {
  const anna = await accepted(await makePerson(company));
  expect(await publishSecond(null)).toMatchObject({ number: 2, inForce: true });
  expect(await flagOf(anna)).toBe(false);
  const text = await apiAs(anna).agreements.text({ code });
  expect([text.version.number, text.version.changeSummary, text.accepted]).toEqual([2, words.changeSummary, null]);
  expect(text.changes?.since).toBe(1);
  const added = text.changes?.parts.filter(({ change }) => change === "added").map((part) => part.text);
  expect(added?.join(" ")).toContain("показываем");
  expect(text.changes?.parts.some(({ change }) => change === "removed")).toBe(true);
  const old = await apiAs(anna).agreements.text({ code, version: "1" });
  expect([old.state, old.accepted?.number]).toEqual(["past", 1]);
  await expect(apiAs(anna).agreements.consent({ version: "1" })).rejects.toMatchObject({ code: "INVALID" });
  await accepted(anna, "2");
  expect(await flagOf(anna)).toBe(true);
  expect((await apiAs(anna).agreements.text({ code })).changes).toBeNull();
});

it("leaves the people of another company alone", async () => {
  const other = await makeCompany("Василёк");
  const stranger = await accepted(await makePerson(other));
  await publishSecond(null);
  expect(await flagOf(stranger)).toBe(true);
});

it("is a draft that may be changed until it is published, says what is new, and keeps to the order of days", async () => {
  const unsaid = desk().write({ id, text: words.text, revision: 0 });
  await expect(unsaid).rejects.toMatchObject({ code: "INVALID" });
  await desk().write({ id, ...words, effectiveFrom: firstDay, revision: 0 });
  await expect(desk().write({ id, ...words, revision: 0 })).rejects.toMatchObject({ code: "CONFLICT" });
  await desk().write({ id, ...words, text: `${words.text} И город.`, effectiveFrom: firstDay, revision: 1 });
  const reader = apiAs(await makePerson(company));
  await expect(reader.agreements.text({ code, version: "2" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await desk().publish({ id, revision: 2 });
  await expect(desk().publish({ id, revision: 2 })).rejects.toMatchObject({ code: "CONFLICT" });
  await desk().write({ id, ...words, revision: 0 });
  await expect(desk().publish({ id, revision: 1 })).rejects.toMatchObject({ code: "INVALID" });
});

it("tells administrators by department and by name who has not accepted", async () => {
  await accepted(await makePerson(company, { lastName: "Аверина" }));
  await makePerson(company, { lastName: "Яшина" });
  const { departments, of, accepted: count } = await desk().desked({ id });
  expect([of, count]).toEqual([3, 1]);
  expect(departments).toEqual([{ id: null, name: "", of: 3, accepted: 1 }]);
  const waiting = (await desk().people({ id, only: "waiting" })).items.map(({ name }) => name);
  expect(waiting).toEqual(["Петрова Анна", "Яшина Анна"]);
  const all = (await desk().people({ id, only: "all" })).items.map(({ name, number }) => [name, number]);
  expect(all).toContainEqual(["Аверина Анна", 1]);
});

it("counts a guest account among those whom a consent is asked of, and not among those who sign the company's rules", async () => {
  await makePerson(company, { lastName: "Гостев", roles: ["guest"] });
  const { items } = await desk().desk({});
  const rules = await agreementOf(company.id, "portal-rules");
  expect(items.filter((one) => [id, rules].includes(one.id)).map((one) => [one.kind, one.of])).toEqual(
    expect.arrayContaining([
      ["consent", 2],
      ["rules", 1],
    ]),
  );
  const named = async (agreement: string) => (await desk().people({ id: agreement, only: "waiting" })).items.length;
  expect([await named(id), await named(rules)]).toEqual([2, 1]);
});
