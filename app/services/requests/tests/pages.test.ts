import { expect, it } from "vitest";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();
type Browser = Awaited<ReturnType<typeof world.as>>;

const field = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

/** Opens a page, fills its form in and sends it, as a browser without script does. */
async function post(browser: Browser, path: string, form: Record<string, string>) {
  const drawn = await (await browser.send(path)).text();
  const hidden = Object.fromEntries(["_csrf", "_key"].map((name) => [name, field(drawn, name)]));
  const answer = await browser.send(path, { form: { ...hidden, ...form } });
  return { answer, html: await answer.text() };
}

it("a request is sent, taken, done and rated without script, and nobody else opens it", async () => {
  const { service } = world.sever;
  const [ivan, anna] = [await world.as("ivan"), await world.as("anna")];
  const sending = { intent: "submit", service, shown: "q,f" };
  const empty = await post(ivan, `/services/${service}`, { ...sending, "answers.q.text": "" });
  expect([empty.answer.status, empty.html.includes("Напишите ответ")]).toEqual([422, true]);
  const sent = await post(ivan, `/services/${service}`, { ...sending, "answers.q.text": "Для визы" });
  const path = sent.answer.headers.get("location")!;
  expect([sent.answer.status, path]).toEqual([303, expect.stringMatching(/^\/requests\/[0-9a-f-]{36}$/)]);
  expect(await (await ivan.send(path)).text()).toContain("Для визы");
  for (const who of ["admin", "editor", "olga"] as const)
    expect([who, (await (await world.as(who)).send(path)).status]).toEqual([who, 404]);
  expect(await (await anna.send("/requests/queue")).text()).toContain(path);
  const wordless = { intent: "step", text: "" };
  await post(anna, path, { ...wordless, deed: "claim" });
  const asked = await post(anna, path, { ...wordless, deed: "ask" });
  expect([asked.answer.status, asked.html.includes("Напишите, что нужно уточнить")]).toEqual([422, true]);
  await post(anna, path, { ...wordless, deed: "finish", text: "Лежит у охраны" });
  expect((await post(ivan, path, { ...wordless, deed: "rate", rating: "4" })).answer.status).toBe(303);
  const over = await (await ivan.send(path)).text();
  for (const words of ["Лежит у охраны", "Закрыта", "4 из 5"]) expect(over).toContain(words);
  expect(await (await ivan.send("/requests")).text()).toContain(path);
});
