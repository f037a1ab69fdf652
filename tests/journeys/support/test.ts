import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from "@playwright/test";
import { signIn } from "#tests/support/browser.ts";

type Cookies = NonNullable<Exclude<BrowserContextOptions["storageState"], string>>["cookies"];

/** `editor` lets the editor come over texts; else people write in «Обычный текст», so that a test knows what it types into. */
type Options = BrowserContextOptions & { editor?: boolean };

type Own = {
  /** Somebody's own browser, already signed in; `nobody` is a stranger. Each call is a browser of its own. */
  as(login: string, options?: Options): Promise<Page>;
  /**
   * Somebody's window for a first look at page after page: nothing is cached, but what the browser has compiled stays.
   * For tests that only look and leave nothing behind.
   */
  look(login: string): Promise<Page>;
  /** The login of somebody whom nobody else has been: they begin as the one they are like. On a portal that stood already it is that one. */
  fresh(like: string): Promise<string>;
  /** Lets so many minutes pass for all who are taking a test. A portal that stood already has its own time. */
  pass(minutes: number, test: string): Promise<void>;
  /** What browsers complained of in this test: it must stay empty. */
  complaints: string[];
};

type Shared = {
  /** Where the portal of this project is. */
  portal: string;
  cookiesOf(login: string): Promise<Cookies>;
  /** What browsers have complained of since the test began. */
  heard: string[];
  /** Windows that stay open for the worker's next tests, by who they are of. */
  kept: Map<string, Page>;
};

/** A test whose people are signed in, and which fails when a page breaks its content policy or writes an error. */
export const test = base.extend<Own, Shared>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from here.
    async ({}, use, { project }) => {
      // A worker is of one project, and what it asks for stands in the environment of every helper.
      process.env.JOURNEYS_URL ??= await askDesk(project.name);
      await use(process.env.JOURNEYS_URL);
    },
    { scope: "worker", auto: true, timeout: 600_000 },
  ],
  baseURL: ({ portal }, use) => use(portal),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from here.
  fresh: ({}, use, { project }) =>
    use(async (like) => (process.env.JOURNEYS_DESK ? askDesk(`${project.name}/${like}`) : like)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from here.
  pass: ({}, use, { project }) =>
    use(async (minutes, test) => {
      base.skip(!process.env.JOURNEYS_DESK, "the portal stood already");
      await askDesk(`${project.name}/begun/${test}/${minutes}`);
    }),
  cookiesOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from here.
    async ({}, use) => {
      const known = new Map<string, Promise<Cookies>>();
      await use((login) => {
        const cookies = known.get(login) ?? cookiesAfterSignIn(login);
        known.set(login, cookies);
        return cookies;
      });
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from here.
  heard: [({}, use) => use([]), { scope: "worker" }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from here.
  kept: [({}, use) => use(new Map()), { scope: "worker" }],
  complaints: async ({ heard }, use) => {
    heard.length = 0;
    await use(heard);
    expect(heard, "the browser's complaints").toEqual([]);
  },
  as: async ({ browser, cookiesOf, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (login, { editor, ...options } = {}) => {
      const cookies = login === "nobody" ? [] : await cookiesOf(login);
      const context = await browser.newContext({
        storageState: { cookies, origins: editor ? [] : plain() },
        ...options,
      });
      contexts.push(context);
      listen(context, complaints);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  look: async ({ browser, cookiesOf, complaints, kept }, use) => {
    await use(async (login) => {
      const page = kept.get(login) ?? (await openWindow(browser, login === "nobody" ? [] : await cookiesOf(login)));
      if (!kept.has(login)) listen(page.context(), complaints);
      kept.set(login, page);
      // Which styles it has seen already.
      await page.context().clearCookies({ name: /style$/ });
      return page;
    });
  },
});

export { expect };

async function askDesk(path: string): Promise<string> {
  const answer = await fetch(`${process.env.JOURNEYS_DESK}/${path}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

/** Tells of every error, for as long as the window is open. */
function listen(context: BrowserContext, complaints: string[]): void {
  // What is asked for anew while it is still on its way is called off and asked again.
  const isCalledOff = (text: string) => text.includes("signal is aborted without reason");
  context.on("console", (message) => {
    // A refused page is told of by the browser too, and a file that a test holds back: both are the test's business.
    if (
      message.type() === "error" &&
      !/^Failed to load resource: (the server responded|net::ERR_FAILED)/.test(message.text()) &&
      !isCalledOff(message.text())
    )
      complaints.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on("weberror", (error) => {
    const { message, stack } = error.error();
    if (!isCalledOff(`${message} ${stack}`)) complaints.push(`${error.page()?.url()}: ${message}`);
  });
}

async function openWindow(browser: Browser, cookies: Cookies): Promise<Page> {
  const context = await browser.newContext({ storageState: { cookies, origins: plain() } });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.setCacheDisabled", { cacheDisabled: true });
  return page;
}

function plain() {
  return [{ origin: process.env.JOURNEYS_URL!, localStorage: [{ name: "plain-text", value: "1" }] }];
}

async function cookiesAfterSignIn(login: string): Promise<Cookies> {
  const origin = process.env.JOURNEYS_URL!;
  const { cookies } = await signIn(origin, login);
  return [...cookies].map(([name, value]) => ({
    name,
    value,
    domain: new URL(origin).hostname,
    path: "/",
    expires: -1,
    httpOnly: true,
    secure: true,
    sameSite: "Lax" as const,
  }));
}

/** A name nobody has used: every repetition writes into the same portal. */
export function unique(words: string): string {
  return `${words} ${crypto.randomUUID().slice(0, 8)}`;
}
