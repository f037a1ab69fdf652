import { type ConfigData, HtmlValidate } from "html-validate";
import { Browser, signIn } from "#tests/support/browser.ts";
import rules from "../../../.htmlvalidate.mjs";
import { addressOf, stops } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const validator = new HtmlValidate(rules as unknown as ConfigData);

test("the HTML of every page is valid before any script has run, with a Russian title of its own", async () => {
  const faults = new Set<string>();
  const titles = new Map<string, string>();
  for (const stop of stops) {
    const path = await addressOf(stop);
    const { html, isThere } = await open(stop.who, path);
    if (html === null) continue;
    // Those that lead on have no page, states of a page have its title.
    if (isThere && stop.file.includes("/")) {
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
      expect(title, stop.name).toMatch(/[а-яё]/i);
      expect(titles.get(title) ?? stop.file, `«${title}» of ${stop.name}`).toBe(stop.file);
      titles.set(title, stop.file);
    }
    const { results } = await validator.validateString(html, path);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        faults.add(`${ruleId}: ${message} (${stop.name}, ${selector})`);
  }
  expect([...faults]).toEqual([]);
});

const browsers = new Map<string, Promise<Browser>>();

/** The page as the server wrote it, null where a file is given; and whether it is the one that was asked for. */
async function open(who: string, path: string): Promise<{ html: string | null; isThere: boolean }> {
  const origin = process.env.JOURNEYS_URL!;
  const known = browsers.get(who) ?? (who === "nobody" ? Promise.resolve(new Browser(origin)) : signIn(origin, who));
  browsers.set(who, known);
  const { answer, html, url } = await (await known).open(path);
  const isPage = answer.headers.get("content-type")?.includes("html");
  return { html: isPage ? html : null, isThere: url.pathname === new URL(path, origin).pathname };
}
