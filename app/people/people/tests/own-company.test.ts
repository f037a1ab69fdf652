import { expect, it } from "vitest";
import { db, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();

it("begins with the own company, which can be taken off by a link that has an address", async () => {
  await withTenant("*", () => db().update(accounts).set({ reach: "portal" }));
  const ivan = await world.as("ivan");
  const listed = async (path: string) => {
    const { html } = await ivan.open(path);
    return html.slice(html.indexOf("<main")).includes(world.yug.head.name.split(" ")[1]!);
  };
  expect(await listed("/people")).toBe(false);
  const { html } = await ivan.open("/people");
  const [, all] = /href="([^"]*company=all[^"]*)"[^>]*>Все компании/.exec(html)!;
  expect(html).toMatch(/aria-current="page"[^>]*>Моя компания/);
  expect(html).toMatch(/<datalist/);
  expect(html).toMatch(/<input[^>]*name="manager"/);
  expect(await listed(all!.replaceAll("&amp;", "&"))).toBe(true);
  // Whoever asks for somebody has not said that they must be near.
  expect(await listed(`/people?manager=@nobody`)).toBe(false);
});
