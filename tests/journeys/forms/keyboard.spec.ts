import type { Page } from "@playwright/test";
import { focusStraight } from "../support/keyboard.ts";
import { addressOf } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";
import { waitForScript } from "../support/walk.ts";
import { castOf } from "../support/walkers.ts";
import { formWalked } from "./area.ts";
import { anyIntent, formSent } from "./forms.ts";
import { areas, walkedNow } from "./walks.ts";

for (const { name, way } of walkedNow) {
  test(`the forms of ${name} are completed by the keyboard alone (${way})`, async ({ as }, {
    retry,
    repeatEachIndex,
  }) => {
    test.setTimeout(480_000);
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
    for (const walk of areas[name].walks(castOf(name, way, retry + repeatEachIndex))) {
      const form = formWalked(walk);
      await test.step(form, async () => {
        const page = await pageOf(walk.who);
        const address = walk.path && new URL(await addressOf({ path: walk.path }), process.env.JOURNEYS_URL).href;
        // Nobody opens a page anew that they have before them.
        if (address && page.url().split("#")[0] !== address) await page.goto(address);
        if (way === "js") await waitForScript(page);
        if (way === "html-alone" && address && walk.who !== "nobody") expect(await page.evaluate(isBare)).toBe(true);
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

/** In the same document the place of who works by the keyboard is gone. */
function isLost(): boolean {
  return "isSame" in window && document.activeElement === document.body;
}

/** Neither style nor script has come. */
function isBare(): boolean {
  const isScripted = Object.keys(document.body).some((key) => key.startsWith("__reactFiber"));
  return !isScripted && getComputedStyle(document.body).marginTop === "8px";
}
