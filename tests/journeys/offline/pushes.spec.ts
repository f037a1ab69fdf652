import { chromiumArgs, chromiums } from "../../../bin/chromium.mjs";
import { expect, settle, test } from "../support/offline.ts";
import { password } from "../support/people.ts";

// The headless shell keeps no notifications: this wants the whole browser.
test.use({ launchOptions: { executablePath: process.env.CHROMIUM ?? chromiums.chromium, args: chromiumArgs } });

type Notes = { title: string; body: string; tag: string; url: string }[];

const shown = (page: import("@playwright/test").Page): Promise<Notes> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notes = await registration.getNotifications();
    return notes.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }));
  });

test("a push is shown in words to whom it is for, and without words to anybody else; signing out leaves none", async ({
  as,
  line,
}) => {
  const page = await as("nobody");
  const context = page.context();
  await context.grantPermissions(["notifications"], { origin: line.origin });
  await page.goto(`${line.origin}/login?returnTo=/feed/work`);
  await page.getByLabel("Логин").fill("leaver-js");
  await page.getByLabel("Пароль").fill(password);
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await page.waitForURL("**/feed/work");
  await settle(page, `${line.origin}/feed/work`);

  const devtools = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(line.origin));
      if (ours) resolve(ours.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registration;
  const push = (words: object) =>
    devtools.send("ServiceWorker.deliverPushMessage", {
      origin: line.origin,
      registrationId,
      data: JSON.stringify(words),
    });

  const session = await page.evaluate(async () => (await fetch("/feed/work")).headers.get("x-viewer"));
  const words = { title: "Вас упомянули", body: "Анна Петрова", url: "/bell-notifications", tag: "one", session };
  await push(words);
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: "Вас упомянули", body: "Анна Петрова", tag: "one", url: "/bell-notifications" }]);
  await push({ ...words, session: "somebody-else", title: "Чужое", body: "Чужое", tag: "two" });
  await expect
    .poll(async () => (await shown(page)).map(({ title }) => title).sort())
    .toEqual(["Вас упомянули", "Новое уведомление на портале"]);

  await page.locator("header summary").last().click();
  await page.getByRole("button", { name: "Выйти" }).click();
  await expect(page.getByRole("link", { name: "Войти" }).first()).toBeVisible();
  await push({ ...words, title: "Уже не ваше", tag: "three" });
  await expect.poll(async () => (await shown(page)).map(({ tag }) => tag)).toContain("neutral");
  expect(JSON.stringify(await shown(page))).not.toContain("Уже не ваше");
});
