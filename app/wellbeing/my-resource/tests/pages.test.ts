import { expect, it } from "vitest";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { fieldsOf } from "../forms.ts";
import { usual } from "../server/index.ts";

const world = portalInProcess();
type Browser = Awaited<ReturnType<typeof world.as>>;

const csrfOf = async (browser: Browser, path: string) =>
  /name="_csrf" value="([^"]*)"/.exec(await (await browser.send(path)).text())?.[1] ?? "";
const post = async (browser: Browser, path: string, form: Record<string, string>) =>
  browser.send(path, { form: { ...form, _csrf: await csrfOf(browser, path) } });

it("the questions are changed, answered and forgotten by plain forms", async () => {
  const admin = await world.as("admin");
  const document = "/admin/my-resource/document";
  const fields = fieldsOf({ ...usual, everyWeeks: 2, scales: usual.scales.slice(0, 2) });
  const broken = await post(admin, document, { ...fields, intent: "save", "s1-statements": "", everyWeeks: "два" });
  const told = await broken.text();
  expect(broken.status).toBe(422);
  for (const words of ["хотя бы одно утверждение", "через сколько недель"]) expect(told).toContain(words);
  const saved = await post(admin, document, { ...fields, intent: "save", "s0-id": "energy", "s0-title": "Бодрость" });
  expect(saved.status).toBe(303);
  const ivan = await world.as("ivan");
  const half = await post(ivan, "/my-resource/check", { intent: "check", "energy-1": "4" });
  expect([half.status, (await half.text()).includes("Отметьте ответ")]).toEqual([422, true]);
  const names = ["energy-1", "energy-2", "energy-3", "scale-2-1", "scale-2-2", "scale-2-3"];
  const answers = Object.fromEntries(names.map((name) => [name, "4"]));
  const done = await post(ivan, "/my-resource/check", { intent: "check", ...answers });
  expect([done.status, done.headers.get("location")]).toEqual([303, "/my-resource#result"]);
  const own = await (await ivan.send("/my-resource")).text();
  for (const words of ["Бодрость", "75 из 100", "Следующая самопроверка откроется"]) expect(own).toContain(words);
  expect((await ivan.send("/api/my-resource/results/last")).status).toBe(200);
  await post(ivan, "/my-resource/forget", { intent: "forget" });
  expect((await ivan.send("/api/my-resource/results/last")).status).toBe(404);
});
