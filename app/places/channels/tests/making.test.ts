import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { meetPeople } from "./circle.ts";

/** A channel is made by its name alone. */
freshDatabase();
let anna: Viewer;
let ivan: Viewer;

beforeAll(async () => {
  ({ anna, ivan } = await meetPeople());
});
beforeEach(forgetSpending);

const make = async (who: Viewer, title: string) =>
  (await apiAs(who).channels.create({ title, joining: "open", posting: "all" })).alias;

it("gets an address made of its name, that nobody has and that is no word of the portal's own", async () => {
  expect(await make(anna, "Спорт и здоровье")).toBe("sport-i-zdorove");
  expect(await make(ivan, "Спорт и здоровье!")).toBe("sport-i-zdorove-2");
  expect(await make(anna, "Feed")).toBe("feed-2");
  expect(await make(anna, "!!!")).toBe("channel-2");
  expect(await make(anna, "Очень длинное название про всё на свете сразу")).toMatch(/^[a-z][a-z-]{1,24}[a-z]$/);
  const community = await apiAs(anna).communities.create({
    title: "Спорт и здоровье",
    joining: "open",
    posting: "all",
  });
  expect(community.alias).toBe("sport-i-zdorove");
});

it("is told a free address while its name is typed, where none has been", async () => {
  await make(anna, "Чай вечером");
  const free = async (title: string, alias = "") =>
    (await apiAs(ivan).membership.name({ kind: "channel", title, alias })).free;
  expect(await free("Чай вечером")).toBe("chay-vecherom-2");
  expect([await free("Ча"), await free("Чай днём", "chay")]).toEqual([undefined, undefined]);
});
