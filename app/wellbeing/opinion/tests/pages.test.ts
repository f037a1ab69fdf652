import { describe, expect, it } from "vitest";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();
type Browser = Awaited<ReturnType<typeof world.as>>;

const said = { intent: "say", target: "service", rating: "2", text: "Долгая очередь в столовой", unnamed: "yes" };
const field = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

/** Opens a page, fills its form in and sends it, as a browser without script does. */
async function post(browser: Browser, path: string, form: Record<string, string>) {
  const drawn = await (await browser.send(path)).text();
  const hidden = Object.fromEntries(["_csrf", "_key", "topic", "code"].map((name) => [name, field(drawn, name)]));
  const answer = await browser.send(path, { form: { ...hidden, ...form } });
  return { answer, html: await answer.text() };
}

const shownCode = (html: string) => /<strong[^>]*>([A-Z2-9]{4}(?:-[A-Z2-9]{4}){3})<\/strong>/.exec(html)?.[1];

describe("an opinion on its page, without script", () => {
  it("without a name shows its code in the answer alone, and is answered and answered back by it", async () => {
    const path = `/opinion/${world.sever.topic}`;
    const ivan = await world.as("ivan");
    const { answer, html } = await post(ivan, path, said);
    const code = shownCode(html);
    expect([answer.status, answer.headers.get("location"), code]).toEqual([200, null, expect.any(String)]);
    const again = await (await ivan.send(path)).text();
    expect([shownCode(again), again.includes(code!)]).toEqual([undefined, false]);
    const stranger = await world.as("anonymous");
    const read = await post(stranger, "/opinion/code", { intent: "follow", code: code! });
    expect(read.html).toContain(said.text);
    const more = { intent: "reply-by-code", code: code!, seen: "0", text: "И по пятницам тоже" };
    expect((await post(stranger, "/opinion/code", more)).html).toContain("И по пятницам тоже");
    const queue = await (await (await world.as("anna")).send("/opinion/queue")).text();
    expect(queue).toContain(said.text);
  });

  it("says beside each field what is amiss, and keeps the words", async () => {
    const { answer, html } = await post(await world.as("ivan"), `/opinion/${world.sever.topic}`, {
      ...said,
      rating: "",
      target: "",
    });
    expect(answer.status).toBe(422);
    for (const words of ["Поставьте оценку", "Выберите, о чём вы пишете", said.text]) expect(html).toContain(words);
    const wrong = await post(await world.as("anonymous"), "/opinion/code", { intent: "follow", code: "не тот" });
    expect([wrong.answer.status, wrong.html.includes("шестнадцать букв")]).toEqual([422, true]);
  });

  it("with a name leads to its own page, which nobody else opens", async () => {
    const ivan = await world.as("ivan");
    const { answer } = await post(ivan, "/my-resource/opinion", { ...said, unnamed: "no" });
    const sent = answer.headers.get("location")!;
    expect([answer.status, sent]).toEqual([303, expect.stringMatching(/^\/opinion\/[0-9a-f-]{36}\/sent$/)]);
    expect((await ivan.send(sent)).status).toBe(200);
    for (const who of ["admin", "editor", "olga"] as const)
      expect([who, (await (await world.as(who)).send(sent)).status]).toEqual([who, 404]);
  });
});
