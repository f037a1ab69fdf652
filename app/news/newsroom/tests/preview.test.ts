import { expect, it } from "vitest";
import { apiAs } from "#tests/support/api.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { articleOf } from "#tests/support/two-companies.ts";

const world = portalInProcess();

it("with a reader's eyes an editor meets the article whole, or is told that this reader does not", async () => {
  const { rubric, editor, employee, head } = world.sever;
  const words = { ...articleOf(rubric), title: "О чём пишем", body: "Слова **целиком**", mustRead: true };
  const audience = [`user:${employee.accountId}`] as const;
  const { id } = await apiAs(editor).newsroom.write({ ...words, audience: [...audience], step: "save" });
  const agent = await world.as("editor");
  const pageOf = async (as: string) => (await agent.send(`/admin/news/${id}/preview?as=${as}`)).text();
  const seen = await pageOf(employee.accountId);
  expect(seen).toMatch(/Глазами читателя.*<h1[^>]*>О чём пишем.*Слова <strong>целиком<\/strong>/s);
  expect(seen).toMatch(
    /<button[^>]*disabled=""[^>]*value="acknowledge"|<button[^>]*value="acknowledge"[^>]*disabled=""/,
  );
  const unseen = await pageOf(head.accountId);
  expect(unseen).toMatch(/<h1[^>]*>О чём пишем.*не увидит эту статью/s);
  expect(unseen).not.toMatch(/Слова <strong>|Глазами читателя/);
});
