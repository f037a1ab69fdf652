import { and, eq, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { isAsked } from "../server/asked.ts";
import { questionnaires } from "../server/schema.ts";
import { ask, makeQuestionnaire } from "./made.ts";

freshDatabase();
let company: Company;
let admin: Viewer;
let lone: Viewer;
const [shop, bar, office] = [newId(), newId(), newId()];

beforeAll(async () => {
  company = await makeCompany();
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  const own = { groupId: company.id };
  await withTenant("*", () =>
    db()
      .insert(departments)
      .values([
        { ...own, id: shop, name: "Магазин" },
        { ...own, id: bar, name: "Бар", parentId: shop },
        { ...own, id: office, name: "Офис" },
      ]),
  );
  for (const departmentId of [shop, bar, office]) await makePerson(company, { departmentId });
  lone = await makePerson(company);
  const change = { location: "Пермь", skills: ["Баристика"] };
  await withTenant("*", () => db().update(accounts).set(change).where(eq(accounts.id, lone.accountId)));
  await makePerson(await makeCompany("Лютик"));
});

it("asks of all people at once whom the audience of each says, department below department", async () => {
  const audiences: Record<string, string[] | null> = {
    all: null,
    "a department with those below it": [`department:${shop}`],
    "the lowest department": [`department:${bar}`],
    "a city": ["location:Пермь"],
    "a tag": ["tag:баристика"],
    "one person and a department": [`user:${lone.accountId}`, `department:${office}`],
    "the company": [`group:${company.id}`],
    "people who are not there": ["location:Нигде"],
  };
  const counts: Record<string, number> = {};
  for (const [name, audience] of Object.entries(audiences)) {
    const id = await makeQuestionnaire(admin, [[ask("q", "text")]], { audience });
    const isIt = eq(questionnaires.id, id);
    const ids = (condition: ReturnType<typeof and>) =>
      withTenant("*", async () => {
        const rows = db().select({ id: accounts.id }).from(questionnaires).innerJoin(accounts, condition).where(isIt);
        return (await rows).map((row) => row.id).sort();
      });
    const one = and(
      eq(accounts.groupId, questionnaires.groupId),
      sql`(${questionnaires.audience} is null or ${questionnaires.audience} && audience_of(${accounts.id}, '{}'))`,
    );
    const asked = await ids(isAsked(id));
    expect([name, asked]).toEqual([name, await ids(one)]);
    counts[name] = asked.length;
  }
  expect(Object.values(counts)).toEqual([5, 2, 1, 1, 1, 2, 5, 0]);
});
