import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publications } from "#app/engines/content/server/index.ts";
import { config } from "#platform/config.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { waitForScript } from "#tests/journeys/support/walk.ts";
import { type Browser, signIn } from "#tests/support/browser.ts";
import { realBrowser } from "#tests/support/chromium.ts";
import { type DatabaseLine, openDatabaseLine } from "#tests/support/database-line.ts";
import { databaseOfTwoCompanies } from "#tests/support/filled-database.ts";
import { type RunningPortal, startPortal } from "#tests/support/portal.ts";

const database = databaseOfTwoCompanies();
const openBrowser = realBrowser();
let line: DatabaseLine;
let portal: RunningPortal;
let anna: Browser;

beforeAll(async () => {
  line = await openDatabaseLine(database.url);
  portal = await startPortal({ databaseUrl: line.url, dataDir: config.dataDir });
  anna = await signIn(portal.origin, "anna");
});
afterAll(async () => {
  line?.mend();
  await portal?.stop();
  line?.close();
});

const title = "Текст, который нельзя потерять";
const body = 'Первая строка.\n\nВторая строка <b>со знаками</b> & кавычками "тут".';

const titled = () =>
  withTenant("*", () => db().select().from(publications)).then((rows) => rows.filter((row) => row.title === title));

/** The hidden values of the form that a page gives back. */
function fieldsOf(html: string): Record<string, string> {
  const plain = (text: string) =>
    text
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&lt;/g, "<")
      .replace(/&gt;/g, ">")
      .replace(/&amp;/g, "&");
  const found = html.matchAll(/<textarea name="([^"]+)" hidden>\n([^<]*)<\/textarea>/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, plain(value ?? "")]));
}

describe("with the database away", () => {
  it("a page says so in Russian with 503, and comes back by itself", async () => {
    // Who looks is remembered for a second: the page itself then meets the absence, and not the door before it.
    await anna.open("/feed/work");
    line.cut();
    const { answer, html } = await anna.open("/feed/work");
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(html).toContain("Портал ненадолго прилёг");
    expect(html).toMatch(/Код ошибки: <code[^>]*>[0-9A-F]{8}<\/code>/);
    expect(html).toContain('href="/feed/work"');
    line.mend();
    await expect.poll(async () => (await anna.send("/feed/work")).status).toBe(200);
  });

  it("public pages are still there for strangers", async () => {
    line.cut();
    const answer = await fetch(`${portal.origin}/about`);
    line.mend();
    expect(answer.status).toBe(200);
  });

  it("a form gets every typed value back, and sent again it is one deed", async () => {
    const form = {
      _csrf: await anna.csrf(),
      _key: crypto.randomUUID(),
      intent: "publish",
      feed: "blogs",
      reach: "company",
      title,
      body,
    };
    line.cut();
    const answer = await anna.send("/ugc/create", { form });
    const html = await answer.text();
    line.mend();
    expect(answer.status).toBe(503);
    expect(html).toContain("То, что вы ввели, не пропало");
    expect(fieldsOf(html)).toEqual(form);
    await expect.poll(async () => (await anna.send("/feed/work")).status).toBe(200);
    for (const time of [1, 2]) {
      const again = await anna.send("/ugc/create", { form: fieldsOf(html) });
      expect([time, again.status]).toEqual([time, 303]);
    }
    expect(await titled()).toHaveLength(1);
  });

  it("with script the form stays as it is and a toast says what happened", async () => {
    const context = await openBrowser(portal.origin, { username: "ivan" });
    const page = await context.newPage();
    await page.goto("/ugc/create");
    await waitForScript(page);
    await page.getByLabel("Заголовок").fill("Осторожно, хрупкое");
    await page.locator("[contenteditable=true]").fill("Вторая строка.");
    line.cut();
    await page.getByRole("button", { name: "Опубликовать" }).click();
    await page.locator("[data-toasts] [role=alert]").getByText("Что-то пошло не так").waitFor();
    expect(await page.getByLabel("Заголовок").inputValue()).toBe("Осторожно, хрупкое");
    expect(
      await page
        .locator("[data-toasts]")
        .getByText(/Код ошибки: [0-9A-F]{8}/)
        .count(),
    ).toBe(1);
    line.mend();
    await context.close();
  });

  it("the log names the request, and nobody's data", async () => {
    const lines = portal
      .output()
      .split("\n")
      .filter((one) => one.includes("A page could not be shown"));
    expect(lines.length).toBeGreaterThan(0);
    for (const one of lines) expect(JSON.parse(one)).toMatchObject({ status: 503, requestId: expect.any(String) });
    expect(portal.output()).not.toContain(title);
  });
});
