import { type ConfigData, HtmlValidate } from "html-validate";
import { Browser, signIn } from "#tests/support/browser.ts";
import rules from "../../../.htmlvalidate.mjs";
import { addressOf, stops } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const validator = new HtmlValidate(rules as unknown as ConfigData);

test("the HTML of every page is valid before any script has run", async () => {
  const faults = new Set<string>();
  for (const stop of stops) {
    const path = await addressOf(stop);
    const html = await htmlOf(stop.who, path);
    if (html === null) continue;
    const { results } = await validator.validateString(html, path);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        faults.add(`${ruleId}: ${message} (${stop.name}, ${selector})`);
  }
  expect([...faults]).toEqual([]);
});

const browsers = new Map<string, Promise<Browser>>();

/** The page as the server wrote it; null where a file is given. */
async function htmlOf(who: string, path: string): Promise<string | null> {
  const origin = process.env.JOURNEYS_URL!;
  const known = browsers.get(who) ?? (who === "nobody" ? Promise.resolve(new Browser(origin)) : signIn(origin, who));
  browsers.set(who, known);
  const { answer, html } = await (await known).open(path);
  return answer.headers.get("content-type")?.includes("html") ? html : null;
}
