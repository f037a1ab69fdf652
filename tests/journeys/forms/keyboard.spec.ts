import type { Page } from "@playwright/test";
import { Browser, signIn } from "#tests/support/browser.ts";
import { focusStraight } from "../support/keyboard.ts";
import { addressOf, stops } from "../support/pages.ts";
import { keyboardWays } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { waitForScript } from "../support/walk.ts";
import { anyIntent, formSent, formsOf } from "./forms.ts";
import { drawnOnce, formWalked, walksOf } from "./walks.ts";

for (const way of keyboardWays) {
  test(`every form is completed by the keyboard alone (${way})`, async ({ as }) => {
    test.setTimeout(600_000);
    const pages = new Map<string, Page>();
    let sent: string[] = [];
    const pageOf = async (who: string) => {
      const known = pages.get(who);
      if (known) return known;
      const page = await as(who, { javaScriptEnabled: way !== "no-js" });
      const line = await page.context().newCDPSession(page);
      await line.send("Network.enable");
      // Pictures are no part of what is proved here.
      const held = [`${process.env.JOURNEYS_URL}/files/*`, ...(way === "html-alone" ? ["*.js", "*.css"] : [])];
      await line.send("Network.setBlockedURLs", { urls: held });
      page.on("request", (request) => {
        const form = formSent(request.method(), request.url(), request.postData());
        if (form) sent.push(form);
      });
      // The order of Tab is that of «no-js»: neither has script, and style moves no stop.
      if (way === "html-alone") focusStraight(page);
      pages.set(who, page);
      return page;
    };
    for (const walk of walksOf(way)) {
      const form = formWalked(walk);
      await test.step(form, async () => {
        const page = await pageOf(walk.who);
        const address = walk.path && new URL(await addressOf({ path: walk.path }), process.env.JOURNEYS_URL).href;
        // Nobody opens a page anew that they have before them.
        if (address && page.url().split("#")[0] !== address) await page.goto(address);
        if (way === "js") await waitForScript(page);
        if (way === "html-alone" && walk.who !== "nobody") expect(await page.evaluate(isBare)).toBe(true);
        sent = [];
        await page.evaluate(() => Object.assign(window, { isSame: true }));
        await walk.go(page);
        await walk.done(page);
        if (way === "js") await expect.soft.poll(() => page.evaluate(isLost), `focus after ${form}`).toBe(false);
        // What was sent with files is known by its page alone.
        const known = sent.map((one) => (one === form.replace(/^\S+/, anyIntent) ? form : one));
        if (!walk.tellsItself) expect(known, "what the browser has sent").toContain(form);
      });
    }
  });
}

test("no form of the portal is left out of these walks", async () => {
  const walked = new Set(walksOf("js").map(formWalked));
  const intents = new Set([...walked].map((form) => form.split(" ")[0]!));
  const browsers = new Map<string, Browser>();
  const missing = new Map<string, string>();
  for (const stop of stops) {
    const browser = browsers.get(stop.who) ?? (await browserOf(stop.who));
    browsers.set(stop.who, browser);
    const { html, url } = await browser.open(await addressOf(stop));
    for (const form of formsOf(html, url.pathname)) {
      const [intent = ""] = form.split(" ");
      const isLent = drawnOnce.has(intent) && !url.pathname.startsWith("/admin") && intents.has(intent);
      if (!walked.has(form) && !isLent) missing.set(form, `«${form}» at ${stop.name}, as ${stop.who} opens it`);
    }
  }
  expect(
    [...missing.values()],
    "Forms without a walk: add each to walksOf() in tests/journeys/forms/walks.ts, by a walk in the walks-*.ts of its area",
  ).toEqual([]);
});

/** In the same document the place of who works by the keyboard is gone. */
function isLost(): boolean {
  return "isSame" in window && document.activeElement === document.body;
}

/** Neither style nor script has come. */
function isBare(): boolean {
  const isScripted = Object.keys(document.body).some((key) => key.startsWith("__reactFiber"));
  return !isScripted && getComputedStyle(document.body).marginTop === "8px";
}

async function browserOf(who: string): Promise<Browser> {
  const origin = process.env.JOURNEYS_URL!;
  return who === "nobody" ? new Browser(origin) : signIn(origin, who);
}
