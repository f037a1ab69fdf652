import type { Page } from "@playwright/test";
import { signIn } from "#tests/support/browser.ts";
import { addressOf, stops } from "../support/pages.ts";
import { keyboardWays } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { walksOf } from "./walks.ts";

for (const way of keyboardWays) {
  test(`every form is completed by the keyboard alone (${way})`, async ({ as }) => {
    test.setTimeout(600_000);
    const pages = new Map<string, Page>();
    for (const { intent, who, path, go, done } of walksOf(way)) {
      await test.step(intent, async () => {
        const page = pages.get(who) ?? (await as(who, { javaScriptEnabled: way !== "no-js" }));
        if (way === "html-alone" && !pages.has(who)) await page.route(/\.(js|css)$/, (route) => route.abort());
        pages.set(who, page);
        await page.goto(await addressOf({ path }));
        await go(page);
        await done(page);
      });
    }
  });
}

test("no form of the portal is left out of these walks", async () => {
  const known = new Set(walksOf("js").map(({ intent }) => intent));
  const anna = await signIn(process.env.JOURNEYS_URL!, "anna");
  for (const stop of stops.filter(({ who }) => who === "anna")) {
    const { html } = await anna.open(await addressOf(stop));
    const intents = [...html.matchAll(/<(?:button|input)[^>]*\sname="intent"[^>]*\svalue="([^"]+)"/g)].map(
      ([, name]) => name!,
    );
    for (const name of intents) expect(known.has(name), `«${name}» on ${stop.path}`).toBe(true);
  }
});
