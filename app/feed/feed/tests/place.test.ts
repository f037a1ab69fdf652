import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let reader: Viewer;
let other: Viewer;

beforeAll(async () => {
  const company = await makeCompany();
  reader = await makePerson(company);
  other = await makePerson(company);
});

const placeOf = async (who: Viewer, tab: "work" | "life") => (await apiAs(who).feed.place({ tab })).after;

it("remembers for each feed how far its reader went, the last time alone, and tells nobody else", async () => {
  expect(await placeOf(reader, "work")).toBeNull();
  for (const after of ["one", "two"]) await apiAs(reader).feed.keepPlace({ tab: "work", after });
  await apiAs(reader).feed.keepPlace({ tab: "life", after: "three" });
  expect([await placeOf(reader, "work"), await placeOf(reader, "life")]).toEqual(["two", "three"]);
  expect(await placeOf(other, "work")).toBeNull();
});

it("forgets the place after two weeks", async () => {
  await apiAs(reader).feed.keepPlace({ tab: "work", after: "old" });
  await withTenant("*", () => db().execute(sql`update feed_places set read_at = now() - interval '15 days'`));
  expect(await placeOf(reader, "work")).toBeNull();
});
