import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { signIn } from "#tests/support/browser.ts";

type Cookies = NonNullable<Exclude<BrowserContextOptions["storageState"], string>>["cookies"];

/** `editor` lets the editor come over texts; else people write in «Обычный текст», so that a test knows what it types into. */
type Options = BrowserContextOptions & { editor?: boolean };

type Own = {
  /** Somebody's own browser, already signed in; `nobody` is a stranger. Each call is a browser of its own. */
  as(login: string, options?: Options): Promise<Page>;
  /** What browsers complained of in this test: it must stay empty. */
  complaints: string[];
};

type Shared = { cookiesOf(login: string): Promise<Cookies> };

/** A test whose people are signed in, and which fails when a page breaks its content policy or writes an error. */
export const test = base.extend<Own, Shared>({
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
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints, "the browser's complaints").toEqual([]);
  },
  as: async ({ browser, cookiesOf, complaints }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (login, { editor, ...options } = {}) => {
      const cookies = login === "nobody" ? [] : await cookiesOf(login);
      const context = await browser.newContext({
        storageState: { cookies, origins: editor ? [] : plain() },
        ...options,
      });
      contexts.push(context);
      context.on("console", (message) => {
        // A refused page is told of by the browser too, and a file that a test holds back: both are the test's business.
        if (
          message.type() === "error" &&
          !/^Failed to load resource: (the server responded|net::ERR_FAILED)/.test(message.text())
        )
          complaints.push(`${message.page()?.url()}: ${message.text()}`);
      });
      context.on("weberror", (error) => complaints.push(`${error.page()?.url()}: ${error.error().message}`));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

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

/** A name nobody has used: the two projects and every repetition write into one portal. */
export function unique(words: string): string {
  return `${words} ${Math.random().toString(36).slice(2, 8)}`;
}
