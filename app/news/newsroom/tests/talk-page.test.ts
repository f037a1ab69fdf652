import { expect, it } from "vitest";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { grants } from "#platform/people/schema.ts";
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

it("whoever decides sees to whom it goes, who must read it and by when, and may name the hour", async () => {
  const { rubric, editor } = world.sever;
  const { id } = await apiAs(editor).newsroom.write({
    ...articleOf(rubric),
    mustRead: true,
    dueOn: "2099-12-03",
    step: "review",
  });
  const browser = await world.as("editor");
  const address = `/admin/news/${id}/talk`;
  const text = await (await browser.send(address)).text();
  expect(text).toMatch(/Кому показано.*Всей компании/s);
  expect(text).toMatch(/Нужно ознакомиться.*\d+\s(человек|человека): всем, кому показано, не позже 3\sдекабря/s);
  const form = { _csrf: await browser.csrf(), intent: "schedule" };
  const refused = await browser.send(address, { form });
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("Укажите, когда опубликовать")]);
  expect((await browser.send(address, { form: { ...form, publishAt: "2099-01-01T09:00" } })).status).toBe(303);
  expect((await apiAs(editor).newsroom.source({ id })).state).toBe("scheduled");
});

it("draws for an editor no deed with what only chief editors change, and the way to ask them", async () => {
  const { editor: chief, employee } = world.sever;
  const strict = newId();
  await apiAs(chief).rubrics.put({ id: strict, title: "Безопасность", reach: "company", fourEyes: true });
  const { groupId, accountId } = employee;
  await withTenant("*", () => db().insert(grants).values({ groupId, accountId, right: "editor" }));
  const { id } = await apiAs({ ...employee, rights: ["editor"] }).newsroom.write({
    ...articleOf(strict),
    reviewOn: "2099-12-03",
    step: "review",
  });
  await apiAs(chief).newsroom.move({ id, step: "publish" });
  const browser = await world.as("ivan");
  const read = async (address: string) => (await browser.send(address)).text();
  const page = await read(`/admin/news/${id}`);
  expect(page).toContain("Опубликованное здесь меняет главный редактор");
  expect(page).toContain(`href="/admin/news/${id}/talk#talk"`);
  for (const drawn of [page, await read(`/admin/news/${id}/review`), await read(`/admin/news/chosen?ids=${id}`)])
    expect(drawn).not.toMatch(/<button(?![^>]*disabled)[^>]*value="(save|unpublish|archive|rubric)"/);
});
