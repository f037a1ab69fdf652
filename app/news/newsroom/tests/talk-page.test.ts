import { expect, it } from "vitest";
import { apiAs } from "#tests/support/api.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { articleOf } from "#tests/support/two-companies.ts";

const world = portalInProcess();

it("whoever decides on an article reads its words above the buttons", async () => {
  const { rubric, editor } = world.sever;
  const words = { ...articleOf(rubric), title: "О чём решают", body: "Слова, о которых **решают**" };
  const { id } = await apiAs(editor).newsroom.write({ ...words, step: "review" });
  const page = await (await world.as("editor")).send(`/admin/news/${id}/talk`);
  const text = await page.text();
  expect(page.status).toBe(200);
  expect(text.match(/<h1/g)).toHaveLength(1);
  expect(text).toMatch(/О чём решают.*Слова, о которых <strong>решают<\/strong>.*id="check"/s);
});
