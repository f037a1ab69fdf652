import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { formerAliases } from "../server/schema.ts";

freshDatabase();

const wrong = (status: number, message: unknown) => ({ status, data: { fields: { alias: [message] } } });

/** As if the address had been given up so long ago. */
async function passed(alias: string, days: number): Promise<void> {
  await db()
    .update(formerAliases)
    .set({ createdAt: sql`now() - ${days} * interval '1 day'` })
    .where(eq(formerAliases.alias, alias));
}

it("refuses an address that somebody of another company has, beside the field and without saying whose", async () => {
  const anna = await makePerson(await makeCompany("Север"));
  const olga = await makePerson(await makeCompany("Юг"));
  await apiAs(anna).account.changeAlias({ alias: "coffee" });
  await expect(apiAs(olga).account.changeAlias({ alias: "coffee" })).rejects.toMatchObject(
    wrong(409, "Этот адрес уже занят"),
  );
});

it("lets a person keep the address they have", async () => {
  const anna = await makePerson(await makeCompany());
  await apiAs(anna).account.changeAlias({ alias: "tea-master" });
  expect(await apiAs(anna).account.changeAlias({ alias: "tea-master" })).toEqual({ alias: "tea-master" });
});

it("changes once in thirty days, and may go back then", async () => {
  const { account } = apiAs(await makePerson(await makeCompany(), { alias: "first" }));
  await account.changeAlias({ alias: "second" });
  await expect(account.changeAlias({ alias: "third" })).rejects.toMatchObject(
    wrong(409, expect.stringContaining("30 дней")),
  );
  await passed("first", 31);
  await account.changeAlias({ alias: "first" });
  expect((await account.profile({ alias: "second" })).alias).toBe("first");
});

it("leads on from the old address for a year, and nobody else takes it meanwhile", async () => {
  const company = await makeCompany();
  const anna = await makePerson(company, { alias: "before" });
  const ivan = apiAs(await makePerson(company));
  await apiAs(anna).account.changeAlias({ alias: "after" });
  expect((await ivan.account.profile({ alias: "Before" })).alias).toBe("after");
  await expect(ivan.account.changeAlias({ alias: "before" })).rejects.toMatchObject(wrong(409, "Этот адрес уже занят"));
  await passed("before", 366);
  await expect(ivan.account.profile({ alias: "before" })).rejects.toMatchObject({ status: 404 });
  await ivan.account.changeAlias({ alias: "before" });
  expect((await ivan.account.profile({ alias: "before" })).mine).toBe(true);
});
