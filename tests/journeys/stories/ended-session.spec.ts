import { password } from "../support/people.ts";
import { expect, test, unique } from "../support/test.ts";
import { waitForScript } from "../support/walk.ts";

test("what was typed while the session ended is there after sign-in", async ({ as, fresh }, { project }) => {
  const page = await as("nobody");
  const login = await fresh("reader-js");
  const words = unique("Написано поздно вечером");
  const signIn = async () => {
    await page.getByLabel("Логин").fill(login);
    await page.getByLabel("Пароль").fill(password);
    await page.getByRole("button", { name: "Войти", exact: true }).click();
  };
  await page.goto("/login?returnTo=/account/about-myself");
  await signIn();
  await expect(page.getByLabel(/^О себе/)).toBeVisible();
  // Pressed before the script has come, the form is the server's to keep.
  if (project.name !== "no-js") await waitForScript(page);
  await page.getByLabel(/^О себе/).fill(words);
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Сохранить" }).click();
  await signIn();
  if (project.name === "no-js") {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Отправьте то, что написали");
    await expect(page.getByRole("blockquote").first()).toHaveText(words);
    await page.getByRole("button", { name: "Отправить" }).click();
  }
  // With script the browser has kept the form itself and sends it as soon as its person is back.
  await expect(page.getByText(/Сохранено: так вас увидят|Связь есть, отправлено/).first()).toBeVisible();
  await page.goto("/account/about-myself");
  await expect(page.getByLabel(/^О себе/)).toHaveValue(words);
});

test("what was typed before the script came stays typed @script", async ({ as }) => {
  const page = await as("anna");
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/entry\.client/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/account/about-myself", { waitUntil: "commit" });
  const about = page.getByLabel(/^О себе/);
  const status = page.getByLabel(/^Статус/);
  await expect(about).not.toHaveValue("");
  await about.fill("Написано до скрипта");
  await status.fill("Тоже до скрипта");
  go();
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("__reactContainer")));
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("textarea") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
  await expect(status).toHaveValue("Тоже до скрипта");
  await expect(about).toHaveValue("Написано до скрипта");
});
