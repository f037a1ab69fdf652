import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db, withTenant } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { databaseOfTwoCompanies } from "#tests/support/filled-database.ts";
import { type Attempt, expectNoRowChanged } from "#tests/support/rows.ts";

const world = databaseOfTwoCompanies();
let times = 0;

const idle = (at: number): Attempt => ({ name: `idle ${at}`, make: async () => {} });
const rename = (name: () => string) => async () => {
  const itself = eq(groups.id, world.yug.id);
  await withTenant("*", () => db().update(groups).set({ name: name() }).where(itself));
};
/** Nineteen calls that change nothing, and one among them. */
const among = (place: number, name: string, make: () => Promise<void>) =>
  Array.from({ length: 20 }, (_, at) => (at === place ? { name, make } : idle(at)));

it("lets pass what changes no row", async () => {
  await expectNoRowChanged([]);
  await expectNoRowChanged(Array.from({ length: 20 }, (_, at) => idle(at)));
});

it.each([0, 9, 10, 19])("names the one call of twenty that changes a row, wherever it stands: %s", async (place) => {
  const calls = among(
    place,
    "the one that renames",
    rename(() => `Юг ${times++}`),
  );
  await expect(expectNoRowChanged(calls)).rejects.toThrow("Rows of groups were changed by the one that renames");
});

it("tells the table of a change that does not happen again", async () => {
  const calls = among(
    5,
    "once",
    rename(() => "Навсегда"),
  );
  await expect(expectNoRowChanged(calls)).rejects.toThrow("Rows of groups were changed by one of 20 calls");
});

it("tells of a call that is answered otherwise than it should at once", async () => {
  const wrong = async () => expect(["a wrong call", 200]).toEqual(["a wrong call", 403]);
  await expect(expectNoRowChanged(among(7, "wrong", wrong))).rejects.toThrow("a wrong call");
});
