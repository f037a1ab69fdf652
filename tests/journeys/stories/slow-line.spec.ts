import { password } from "../support/people.ts";
import { expect, test, unique } from "../support/test.ts";

/** 400 kbit/s with 400 ms. The browser loses no packets of pages; what losses leave of a line is in offline/slow-line.spec.ts. */
const slow = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

test("on a slow line one signs in, reads, answers and goes back, and nothing is there twice @script", async ({
  as,
}) => {
  test.setTimeout(300_000);
  const page = await as("nobody");
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", slow);
  const patient = { timeout: 60_000 };

  await page.goto("/login?returnTo=/main");
  await page.getByLabel("Логин").fill("ivan");
  await page.getByLabel("Пароль").fill(password);
  await page.getByRole("button", { name: "Войти" }).click();
  await page.waitForURL("**/main", patient);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible(patient);

  await page.locator("main h2 a:is([href^='/article/'], [href^='/ugc/'])").first().click();
  await expect(page.getByLabel("Ваш комментарий").first()).toBeVisible(patient);
  const talk = new URL(page.url()).pathname;
  const words = unique("С медленной связи");
  const field = page.getByLabel("Ваш комментарий").first();
  await field.fill(words);
  const send = page.getByRole("button", { name: "Отправить" }).first();
  // Whoever waits long presses again.
  await send.dblclick();
  await expect(page.locator("#comments li").getByText(words, { exact: true })).toHaveCount(1, patient);
  await expect(field).toHaveValue("", patient);

  // The comment has a place of its own in the talk: one step back is the talk, the next where one came from.
  await page.goBack();
  await expect(page.locator("#comments li").getByText(words, { exact: true })).toHaveCount(1, patient);
  await page.goBack();
  await expect(page).toHaveURL(/\/main$/, patient);
  await expect(heading).toBeVisible(patient);
  await page.goto(`${talk}?order=new`);
  await expect(page.locator("#comments li").getByText(words, { exact: true })).toHaveCount(1, patient);
});
