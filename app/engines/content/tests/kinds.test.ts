import { expect, it } from "vitest";
import "#app/areas.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { contentKinds, kindOf } from "../server/index.ts";
import { publicationKinds } from "../server/schema.ts";

freshDatabase();

it("triggers know the kinds of content that areas have, and say the same of each", async () => {
  const known = await withTenant("*", () => db().select().from(publicationKinds));
  const handed = contentKinds.get().map(({ name, isPersonal, tab, address }) => ({
    ...{ name, personal: isPersonal, tab },
    address: address("", {}),
  }));
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
  expect(known.sort(byName)).toEqual(handed.sort(byName));
});

it("a kind that no area has is an error, not a page that leads nowhere", () => {
  expect(() => kindOf("lesson")).toThrow("No area publishes lesson");
});
