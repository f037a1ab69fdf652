import type { Page } from "@playwright/test";
import { expect, settle, test } from "../support/offline.ts";
import { unique } from "../support/test.ts";
import { waitForScript } from "../support/walk.ts";

const patient = { timeout: 60_000 };

/** Whoever meets half a page opens it again. */
async function open(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path, { timeout: 40_000 });
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
}

test("at 400 kbit/s with 400 ms, every fiftieth connection reset by a proxy in place of lost packets, one reads, answers and nothing is there twice", async ({
  as,
  line,
}) => {
  test.setTimeout(400_000);
  const page = await as("ivan");
  await settle(page, `${line.origin}/feed/work`);
  line.slow = { bytes: 50_000, delay: 400, breaks: 50 };
  const said: { talk: string; words: string }[] = [];
  for (const list of ["/feed/work", "/feed/life"]) {
    await open(page, `${line.origin}${list}`);
    const talk = await page.locator("main article h2 a").last().getAttribute("href");
    await open(page, `${line.origin}${talk}`);
    await waitForScript(page);
    const words = unique("Сквозь потери");
    await page.locator("textarea[name=text]").first().fill(words);
    // Whoever waits long presses again.
    await page.getByRole("button", { name: "Отправить" }).first().dblclick();
    said.push({ talk: talk!, words });
    await expect(page.locator("textarea[name=text]").first()).toHaveValue("", patient);
  }
  // Until enough has gone over this line for some of it to be lost.
  const paths = ["/main", "/saved", "/rubric", "/feed/blogs", "/notifications", "/people"];
  for (let turn = 0; line.broken() === 0 && turn < 20; turn++) {
    await open(page, `${line.origin}${paths[turn % paths.length]}`);
  }
  expect(line.broken()).toBeGreaterThan(0);
  await expect(page.locator("#outbox")).toBeEmpty(patient);
  line.slow = undefined;
  for (const { talk, words } of said) {
    await page.goto(`${line.origin}${talk}?order=new`);
    await expect(page.locator("#comments li").getByText(words, { exact: true })).toHaveCount(1);
  }
});
