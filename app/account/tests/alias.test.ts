import { expect, it } from "vitest";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();

it("refuses an address that somebody of another company has, beside the field and without saying whose", async () => {
  const anna = await makePerson(await makeCompany("Север"));
  const olga = await makePerson(await makeCompany("Юг"));
  await apiAs(anna).account.changeAlias({ alias: "coffee" });
  await expect(apiAs(olga).account.changeAlias({ alias: "coffee" })).rejects.toMatchObject({
    status: 422,
    data: { fields: { alias: ["Этот адрес уже занят"] } },
  });
});

it("lets a person keep the address they have", async () => {
  const anna = await makePerson(await makeCompany());
  await apiAs(anna).account.changeAlias({ alias: "tea-master" });
  expect(await apiAs(anna).account.changeAlias({ alias: "tea-master" })).toEqual({ alias: "tea-master" });
});
