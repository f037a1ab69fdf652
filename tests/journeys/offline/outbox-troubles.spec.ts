import { expect } from "../support/offline.ts";
import { test } from "../support/own-browser.ts";
import { unique } from "../support/test.ts";
import { entries, openTalk, say, throwAway, waits } from "./talk.ts";

for (const [fault, words] of [
  ["held before", "a portal that does not answer"],
  ["during", "a line that breaks in the middle"],
] as const) {
  test(`a form in a dialog is kept under ${words}, while the browser believes in its network`, async ({
    own,
    line,
  }) => {
    const page = await own.open("anna");
    const title = await throwAway(page, line.origin);
    line.fault = fault;
    // Nobody comes as far as the code of the dialog's own page either.
    line.hold((path) => /\/(__manifest|assets\/purge)/.test(path));
    const row = page.getByRole("listitem").filter({ hasText: title });
    await row.locator("a[data-dialog]").click();
    const dialog = page.getByRole("dialog");
    const isSent = page.waitForRequest((one) => one.method() === "POST" && one.url().includes("/trash/"));
    await dialog.getByRole("button", { name: "Удалить насовсем" }).click();
    await isSent;
    if (fault === "during") {
      await expect(waits(page)).toHaveText("Исходящие: 1");
      await expect(dialog).toHaveCount(0);
    }
    await own.kill();
    line.fault = "none";
    line.mend();
    const again = await own.open("anna");
    await again.goto(`${line.origin}/outbox`);
    await expect(again.getByText("Всё отправлено")).toBeVisible();
    await again.goto(`${line.origin}/trash`);
    await expect(again.getByText(title)).toHaveCount(0);
  });
}

test("a form in a dialog does its deed once and leads where its page would lead", async ({ as, line }) => {
  const page = await as("anna");
  const title = await throwAway(page, line.origin);
  const row = page.getByRole("listitem").filter({ hasText: title });
  await row.locator("a[data-dialog]").click();
  const before = line.asked.length;
  await page.getByRole("dialog").getByRole("button", { name: "Удалить насовсем" }).click();
  await expect(page.locator("[data-toasts]")).toContainText("Удалено насовсем");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("main").getByText(title)).toHaveCount(0);
  expect(line.asked.slice(before).filter((one) => one.startsWith("POST /trash/"))).toHaveLength(1);
  await expect(waits(page)).toBeEmpty();
});

test("a portal that asks to wait is asked again when it has said, and nothing overtakes what waits", async ({
  as,
  line,
}) => {
  const page = await as("ivan");
  await openTalk(page, line.origin);
  const address = page.url();
  const [first, second] = [unique("Сначала"), unique("Потом")];
  line.fault = "before";
  await say(page, first);
  await expect(waits(page)).toHaveText("Исходящие: 1");
  line.fault = "busy";
  line.wait = 20;
  await page.goto(`${line.origin}/outbox`);
  await expect(entries(page).first()).toContainText(/портал просит подождать до \d\d:\d\d/);
  line.fault = "none";
  await page.goto(address);
  const talk = line.asked.length;
  await say(page, second);
  await expect(page.locator("[data-toasts]")).toContainText("Портал просит немного подождать");
  await expect(waits(page)).toHaveText("Исходящие: 2");
  expect(line.asked.slice(talk).filter((one) => one.startsWith("POST /ugc"))).toEqual([]);
  await expect(waits(page)).toBeEmpty({ timeout: 60_000 });
  await page.goto(`${address.split("?")[0]}?order=new`);
  const said = await page.locator("#comments li").allInnerTexts();
  const places = [second, first].map((text) => said.findIndex((one) => one.includes(text)));
  expect(places[0]).toBeGreaterThanOrEqual(0);
  expect(places[1]).toBeGreaterThan(places[0]!);
});

test("a portal that asks to wait for hours does not hold up the rest", async ({ as, line }) => {
  const page = await as("ivan");
  await openTalk(page, line.origin);
  const address = page.url();
  const [first, second] = [unique("Слишком часто"), unique("Не слишком")];
  line.fault = "before";
  await say(page, first);
  await expect(waits(page)).toHaveText("Исходящие: 1");
  line.fault = "busy";
  line.wait = 7200;
  await page.goto(`${line.origin}/outbox`);
  await expect(entries(page)).toContainText(/Отправьте ещё раз после/);
  line.fault = "none";
  await page.goto(address);
  await say(page, second);
  await expect(page.locator("#comments").getByText(second, { exact: true })).toBeVisible();
  await page.locator("#outbox a").click();
  await page.getByRole("button", { name: /^Отправить сейчас/ }).click();
  await expect(page.getByText("Всё отправлено")).toBeVisible();
});

test("the browser's own Background Sync sends what waits with no page open", async ({ as, line }) => {
  const page = await as("ivan");
  await openTalk(page, line.origin);
  const address = page.url();
  const text = unique("Без страницы");
  line.fault = "before";
  await say(page, text);
  await expect(waits(page)).toHaveText("Исходящие: 1");
  const aside = await page.context().newPage();
  const browser = await aside.context().newCDPSession(aside);
  const registrationId = new Promise<string>((found) =>
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const its = registrations.find(({ scopeURL }) => scopeURL === `${line.origin}/`);
      if (its) found(its.registrationId);
    }),
  );
  await browser.send("ServiceWorker.enable");
  const sync = { origin: line.origin, registrationId: await registrationId, tag: "outbox", lastChance: false };
  await page.close();
  line.fault = "none";
  const before = line.asked.length;
  await browser.send("ServiceWorker.dispatchSyncEvent", sync);
  const sent = () => line.asked.slice(before);
  await expect.poll(() => sent().filter((one) => /^POST .*\.data/.test(one)).length).toBe(1);
  // Nobody but the worker was there.
  expect(sent().filter((one) => /\/assets\/|^GET \/(ugc|article)/.test(one))).toEqual([]);
  // The portal has heard it; the answer may take its time.
  await expect(async () => {
    await aside.goto(`${address.split("?")[0]}?order=new`);
    await expect(aside.locator("#comments").getByText(text, { exact: true })).toHaveCount(1, { timeout: 5000 });
  }).toPass();
  await expect(waits(aside)).toBeEmpty();
});
