import { expect, test } from "../support/test.ts";

const kept = (key: string) => `sessionStorage.getItem(${JSON.stringify(key)})`;

test("anna comes by a link with a space, chooses another, and the browser keeps which", async ({ as }, { project }) => {
  const page = await as("anna");
  await page.goto("/deep-links/initial_space/nowhere");
  await expect(page).toHaveURL(/\/spaces$/);
  await expect(page.getByText("Пространства из ссылки здесь нет")).toBeVisible();
  await page.getByRole("radio", { name: "Демо" }).press("Space");
  await page.getByRole("button", { name: "Выбрать" }).click();
  await expect(page.getByText("Пространство выбрано").first()).toBeVisible();
  await expect(page.getByLabel("Демо")).toBeChecked();
  if (project.name !== "js") return;
  await expect.poll(async () => await page.evaluate(kept("space"))).toContain('"currentSpace":"demo"');
});

test("where ivan has been is kept beside the browser's own history, and trimmed on the way back @script", async ({
  as,
}) => {
  const page = await as("ivan");
  await page.goto("/feed/work");
  await expect.poll(async () => await page.evaluate(kept("paths"))).toContain('"/feed/work"');
  await page.getByRole("link", { name: "Жизнь" }).first().click();
  await expect(page).toHaveURL(/\/feed\/life$/);
  await expect.poll(async () => await page.evaluate(kept("paths"))).toContain('"/feed/life"');
  await page.goBack();
  await expect(page).toHaveURL(/\/feed\/work$/);
  await expect.poll(async () => await page.evaluate(kept("paths"))).not.toContain('"/feed/life"');
  await page.goForward();
  await expect(page).toHaveURL(/\/feed\/life$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Жизнь");
});

test("a stranger learns how to install the portal, without script", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL! });
  await page.goto("/set-up-qrcode");
  await expect(page.getByRole("img", { name: /QR-код/ })).toBeVisible();
  await page.getByRole("link", { name: "Как его установить" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Профиль компании на iPhone");
  await page.close();
});
