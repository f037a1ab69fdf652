import { describe, expect, it } from "vitest";
import { ask, makeQuestionnaire, options } from "#app/engines/questionnaires/tests/made.ts";
import { apiAs } from "#tests/support/api.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();
type Browser = Awaited<ReturnType<typeof world.as>>;

const field = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

/** Opens a page, fills its form in and sends it, as a browser without script does. */
async function post(browser: Browser, path: string, form: Record<string, string>) {
  const drawn = await (await browser.send(path)).text();
  const hidden = Object.fromEntries(["_csrf", "intent", "shown", "attempt"].map((name) => [name, field(drawn, name)]));
  const answer = await browser.send(path, { form: { ...hidden, ...form } });
  return { status: answer.status, to: answer.headers.get("location"), html: await answer.text() };
}

/** A link to a new survey of two sections. */
async function link(): Promise<string> {
  const choice = ask("c", "single", { options: options("За", "Против"), required: true });
  const id = await makeQuestionnaire(world.admin, [[choice], [ask("t", "text")]], { title: "Гостям о кофе" });
  const { tokens } = await apiAs(world.admin).questionnaireDesk.issueLinks({ id, count: 1, days: 3 });
  return `/answer/${tokens[0]}`;
}

describe("a survey by a link, without script and without an account", () => {
  it("is begun, gone on with in another browser, sent, and then the link leads nowhere", async () => {
    const path = await link();
    const stranger = await world.as("anonymous");
    const whole = await (await stranger.send(path)).text();
    expect([/<h1[^>]*>Гостям о кофе/.test(whole), whole.includes("<script src"), whole.includes("Начать")]).toEqual([
      ...[true, false, true],
    ]);
    const first = await post(stranger, `${path}/1`, { go: "next", "answers.c.chosen": "o2" });
    expect([first.status, first.to]).toEqual([303, `${path}/2`]);
    const other = await world.as("guest");
    expect(await (await other.send(path)).text()).toContain("Продолжить");
    expect(await (await other.send(`${path}/1`)).text()).toMatch(/value="o2"[^>]*checked|checked[^>]*value="o2"/);
    const last = await post(other, `${path}/2`, { go: "send", "answers.t.text": "Хочу ещё" });
    expect([last.status, last.to]).toEqual([303, "/answer/sent"]);
    expect(await (await other.send("/answer/sent")).text()).toContain("Спасибо, что нашли время");
    expect(await (await stranger.send(path)).text()).toContain("Ссылка не действует");
    expect((await stranger.send(`${path}/1`)).headers.get("location")).toBe(path);
  });

  it("says beside the question what is amiss and keeps what was typed", async () => {
    const path = await link();
    const stranger = await world.as("anonymous");
    const refused = await post(stranger, `${path}/1`, { go: "next" });
    expect([refused.status, refused.html.includes("Ответьте на этот вопрос")]).toEqual([422, true]);
  });

  it("is kept by no cache, and its address is told to no other site", async () => {
    const path = await link();
    const stranger = await world.as("anonymous");
    const { headers } = await stranger.send(path);
    expect(headers.get("cache-control")).toContain("no-store");
    expect(headers.get("referrer-policy")).toMatch(/same-origin|no-referrer|strict-origin/);
  });
});
