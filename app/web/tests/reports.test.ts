import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import { errorGroups } from "#platform/error-groups/schema.ts";
import { waitForScript } from "#tests/journeys/support/walk.ts";
import { signIn } from "#tests/support/browser.ts";
import { realBrowser } from "#tests/support/chromium.ts";
import { databaseOfTwoCompanies } from "#tests/support/filled-database.ts";
import { type OwnPortal, startOwnPortal } from "#tests/support/own-portal.ts";
import { type RunningPortal, startPortal } from "#tests/support/portal.ts";
import { type ReportItem, type SentryIngest, startSentryIngest } from "#tests/support/sentry-ingest.ts";

const database = databaseOfTwoCompanies();
const openBrowser = realBrowser();
let ingest: SentryIngest;
let watched: RunningPortal;
let unwatched: OwnPortal;

beforeAll(async () => {
  ingest = await startSentryIngest();
  const options = { databaseUrl: database.url, dataDir: config.dataDir };
  watched = await startPortal({ ...options, env: { SENTRY_DSN: ingest.dsn, NODE_OPTIONS: tracing } });
  unwatched = await startOwnPortal();
});
afterAll(async () => {
  await Promise.all([watched?.stop(), unwatched?.stop()]);
  ingest?.close();
});

/** What the portal's own list of errors holds. */
const mistakes = async (message?: string) =>
  (await db().select().from(errorGroups)).filter((one) => !message || one.message === message);

/** What `npm start` adds where a service is configured. */
const tracing = "--import=./app/web/reports/instrument.ts";

const isEvent = (words: string) => (item: ReportItem) => item.type === "event" && JSON.stringify(item).includes(words);

/** An error thrown where nobody catches it, as a bug in a page would be. */
const breakPage = (page: Page, message: string) =>
  page.evaluate(
    (words) =>
      setTimeout(() => {
        throw new Error(words);
      }),
    message,
  );

/** The last part of the service has come: it draws the visit from here on. */
const isRecording = (page: Page) => page.waitForFunction(() => sessionStorage.getItem("sentryReplaySession") !== null);

async function openWatched(origin: string, username: string) {
  const context = await openBrowser(origin, { username });
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/feed/work?secret=query");
  await waitForScript(page);
  return { context, page, said, asked };
}

describe("with an error-reporting service", () => {
  it("a bug of the server is reported under the code that the person reads, without anybody's data", async () => {
    const anna = await signIn(watched.origin, "anna");
    // A column that is gone breaks the page as a bug would.
    await db().execute("alter table publications rename column excerpt to lost");
    const answer = await anna.send("/feed/work?secret=query");
    await db().execute("alter table publications rename column lost to excerpt");
    const html = await answer.text();
    expect(answer.status).toBe(500);
    const code = /Код ошибки: <code[^>]*>([0-9A-F]{8})/.exec(html)?.[1];
    const requestId = answer.headers.get("x-request-id")!;
    expect(requestId.slice(0, 8).toUpperCase()).toBe(code);
    const { payload } = await ingest.wait(isEvent(requestId));
    expect(payload).not.toHaveProperty("user");
    expect(JSON.stringify(payload)).not.toContain("secret=query");
    expect(JSON.stringify(payload)).not.toMatch(/cookie|CANARY/i);
    expect(watched.output()).toContain(requestId);
    await expect.poll(async () => (await mistakes()).flatMap(({ codes }) => codes)).toContain(code);
    const isTrace = ({ type, payload }: ReportItem) => type === "transaction" && Object(payload).platform === "node";
    expect(JSON.stringify(await ingest.wait(isTrace))).not.toMatch(/secret=query|cookie/i);
  });

  it("an error of a page is reported with its stack, told to the console in Russian, replayed and traced", async () => {
    const { context, page, said } = await openWatched(watched.origin, "ivan");
    await ingest.wait((item) => item.type === "transaction" && JSON.stringify(item).includes("pageload"));
    await isRecording(page);
    await breakPage(page, "Сломалось у ivan@example.ru");
    const { payload } = await ingest.wait(isEvent("Сломалось у"));
    expect(JSON.stringify(payload)).not.toContain("ivan@example.ru");
    expect(JSON.stringify(payload)).not.toContain("secret=query");
    await ingest.wait((item) => item.type === "replay_event");
    const block = said.find((words) => words.startsWith("Произошла ошибка. Пожалуйста, скопируйте"));
    for (const line of [
      "Время:",
      "Адрес страницы:",
      "Браузер:",
      "Модуль: feed/work",
      "Сообщение: Сломалось",
      "Тип: Error",
      "Стек вызовов:",
    ]) {
      expect(block).toContain(line);
    }
    await context.close();
  });

  it("what a person called off, and a rejection that is no error, are not reported", async () => {
    const { context, page, said } = await openWatched(watched.origin, "olga");
    await isRecording(page);
    await breakPage(page, "REQUEST_CANCELED_BY_USER");
    await page.evaluate(() => void Promise.reject(new DOMException("Ушли раньше", "AbortError")));
    await page.evaluate(() => void Promise.reject({ some: "object" }));
    await page.evaluate(() => void Promise.reject("Non-Error promise rejection captured"));
    await breakPage(page, "После них");
    await ingest.wait(isEvent("После них"));
    expect(ingest.raw()).not.toContain("REQUEST_CANCELED_BY_USER");
    expect(ingest.items.filter(isEvent("Non-Error promise rejection captured"))).toEqual([]);
    expect(ingest.raw()).not.toContain("Ушли раньше");
    expect(said.join()).not.toMatch(/REQUEST_CANCELED_BY_USER|Ушли раньше/);
    await context.close();
  });

  it("nothing that came tells who anybody is", () => {
    expect(ingest.raw()).not.toMatch(/CANARY-\w+-accounts/);
    expect(ingest.raw()).not.toMatch(/__Host-sid|eyJ[\w-]+\.eyJ[\w-]+\./);
  });
});

describe("without one", () => {
  it("nothing is loaded and nothing is sent outside; the console and the portal's own list still speak", async () => {
    const { context, page, said, asked } = await openWatched(unwatched.origin, "anna");
    await breakPage(page, "Никому не скажу");
    await expect.poll(() => said.join()).toContain("Сообщение: Никому не скажу");
    await expect
      .poll(() => mistakes("Никому не скажу"))
      .toMatchObject([{ kind: "browser", place: "feed/work", times: 1 }]);
    expect(asked.filter((url) => /browser-|tracing-|replay-|errors-/.test(url))).toEqual([]);
    expect(asked.filter((url) => !url.startsWith(unwatched.origin))).toEqual([]);
    expect(ingest.raw()).not.toContain("Никому не скажу");
    expect(ingest.raw()).not.toContain(unwatched.origin);
    await context.close();
  });
});
