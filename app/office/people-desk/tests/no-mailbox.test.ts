import { expect, test } from "vitest";
import { newId } from "#platform/db/index.ts";
import { noMailbox } from "#platform/people/no-mailbox.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();

test("who has no mailbox is shown without one, to administrators and to colleagues", async () => {
  const company = await makeCompany();
  const admin = await makePerson(company, { roles: ["employee", "admin"] });
  const { accountId: id } = await makePerson(company, { lastName: "Беспочтовый", email: `${newId()}${noMailbox}` });
  expect((await apiAs(admin).peopleDesk.person({ id })).email).toBe("");
  const { items } = await apiAs(admin).peopleDesk.list({ query: "Беспочтовый" });
  expect(items.map(({ email }) => email)).toEqual([""]);
  expect((await apiAs(admin).people.some({ ids: id })).items.map(({ email }) => email)).toEqual([null]);
});
