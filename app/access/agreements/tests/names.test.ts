import { expect, test } from "vitest";
import { apiAs } from "#tests/support/api.ts";
import { databaseOfTwoCompanies } from "#tests/support/filled-database.ts";
import { makePerson } from "#tests/support/people.ts";

const world = databaseOfTwoCompanies();

test("the people of a document stand in the order of the directory, over all its pages", async () => {
  const { id, agreement } = world.sever;
  const company = { id, alias: "sever", name: "Север" };
  const surnames = ["Ямпольский", "Ёлкина", "де Голль", "Акимов", "Жуков", "Егоров", "Петров-Водкин", "ван Дейк"];
  for (const lastName of [...surnames, ...Array.from({ length: 20 }, (_, at) => `Дятлов${"абвгд"[at % 5]}`)])
    await makePerson(company, { lastName, firstName: "Ян", consentToPersData: true });
  const admin = await makePerson(company, { roles: ["employee", "admin"], lastName: "Админов", firstName: "Я" });
  const api = apiAs(admin);
  const told: string[] = [];
  const ids: string[] = [];
  for (let after: string | undefined, more = true; more; ) {
    const page = await api.agreements.people({ id: agreement, ...(after && { after }) });
    told.push(...page.items.map(({ name }) => name));
    ids.push(...page.items.map(({ accountId }) => accountId));
    after = page.next;
    more = after !== undefined;
  }
  const ours = told.filter((name) => surnames.some((one) => name === `${one} Ян`));
  expect(ours).toEqual(
    ["Акимов", "ван Дейк", "де Голль", "Егоров", "Ёлкина", "Жуков", "Петров-Водкин", "Ямпольский"].map(
      (one) => `${one} Ян`,
    ),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
