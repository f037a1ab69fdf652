import { describe, expect, it } from "vitest";
import { waitForScript } from "#tests/journeys/support/walk.ts";
import type { Browser } from "#tests/support/browser.ts";
import { realBrowser } from "#tests/support/chromium.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { pictureFile } from "#tests/support/two-companies.ts";

const portal = portalInProcess();
const openBrowser = realBrowser();

async function save(browser: Browser, fields: Record<string, string>, path = "/account-settings") {
  const form = { _csrf: await browser.csrf(), _key: crypto.randomUUID(), ...fields };
  const answer = await browser.send(path, { form });
  return { status: answer.status, html: answer.status === 303 ? "" : await answer.text() };
}

const page = async (browser: Browser, path = "/account-settings") => (await browser.send(path)).text();

describe("how the portal looks", () => {
  it("keeps to the chosen theme on every page", async () => {
    const anna = await portal.as("anna");
    expect(await page(anna)).not.toContain("data-theme");
    await save(anna, { intent: "appearance", theme: "dark", fontSize: "normal" });
    for (const path of ["/account-settings", "/main", "/about"])
      expect(await page(anna, path)).toContain('<html lang="ru" data-theme="dark">');
    await save(anna, { intent: "appearance", theme: "auto", fontSize: "normal" });
    expect(await page(anna)).not.toContain("data-theme");
  });

  it("sends no script at all in light mode, and small pictures", async () => {
    const ivan = await portal.as("ivan");
    expect(await page(ivan, "/feed/work")).toContain("<script");
    await save(ivan, { intent: "appearance", theme: "auto", fontSize: "normal", lightMode: "on" });
    const light = await page(ivan, "/feed/work");
    expect(light).not.toContain("<script");
    expect(light).not.toContain("srcSet");
    expect(light).toMatch(/src="\/files\/[\w-]+\/480"/);
    await save(ivan, { intent: "appearance", theme: "auto", fontSize: "normal" });
    expect(await page(ivan, "/feed/work")).toContain("<script");
  });

  it("heeds a browser that saves data", async () => {
    const anna = await portal.as("anna");
    const html = await (await anna.send("/feed/work", { headers: { "save-data": "on" } })).text();
    expect(html).not.toContain("<script");
  });

  it("changes at once with script, and the form shows what was chosen", async () => {
    const context = await openBrowser(portal.origin, { username: "olga" });
    const window = await context.newPage();
    await window.goto("/account-settings");
    await waitForScript(window);
    await window.getByText("Тёмная").click();
    await window.getByRole("button", { name: "Сохранить", exact: true }).click();
    await window.locator("[data-toasts]").getByText("Настройки сохранены").waitFor();
    expect(await window.locator("html").getAttribute("data-theme")).toBe("dark");
    expect(await window.getByLabel("Тёмная").isChecked()).toBe(true);
    await window.getByText("Лёгкий режим").click();
    await window.getByRole("button", { name: "Сохранить", exact: true }).click();
    await window.getByText("Настройки сохранены").waitFor();
    await window.waitForFunction(() => document.scripts.length === 0);
    expect(await window.getByLabel("Лёгкий режим").isChecked()).toBe(true);
    await context.close();
  });

  it("has larger letters, lines under links and no motion for whoever asks, drawn so by the server", async () => {
    const petr = await portal.as("petr");
    await save(petr, { intent: "appearance", theme: "auto", fontSize: "large" });
    expect(await page(petr, "/main")).toContain('<html lang="ru" data-size="large">');
    await save(petr, { intent: "low-vision" });
    const easy = '<html lang="ru" data-size="largest" data-motion="less" data-links="underlined">';
    expect(await page(petr, "/feed/work")).toContain(easy);
    await save(petr, { intent: "appearance", theme: "auto", fontSize: "normal" });
    expect(await page(petr)).toContain('<html lang="ru">');
  });

  it("does not take what is no theme", async () => {
    const anna = await portal.as("anna");
    expect((await save(anna, { intent: "appearance", theme: "pink" })).status).toBe(422);
  });
});

describe("one's own page", () => {
  it("changes its address and leads there", async () => {
    const petr = await portal.as("petr");
    expect((await save(petr, { intent: "alias", alias: "petr-petrov" }, "/account-settings/alias")).status).toBe(303);
    expect((await petr.send("/profile/petr-petrov")).status).toBe(200);
    expect(await page(petr)).toContain("/profile/petr-petrov");
  });

  it("says beside the field what is wrong with an address", async () => {
    const anna = await portal.as("anna");
    const wrong = { "a b": "латинские буквы", ivan: "уже занят", admin: "занят порталом" };
    for (const [alias, words] of Object.entries(wrong)) {
      const { status, html } = await save(anna, { intent: "alias", alias }, "/account-settings/alias");
      expect([alias, status]).toEqual([alias, 422]);
      expect(html).toContain(words);
      expect(html).toContain('aria-invalid="true"');
      expect(html).toContain(`value="${alias}"`);
    }
  });

  it("takes a photo, shows it and gives it up", async () => {
    const context = await openBrowser(portal.origin, { username: "petr", javaScriptEnabled: false });
    const window = await context.newPage();
    await window.goto("/account-settings");
    const file = await pictureFile("me.png");
    const buffer = Buffer.from(await file.arrayBuffer());
    await window.getByLabel("Новое фото").setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
    await window.getByRole("button", { name: "Сохранить фото" }).click();
    await window.getByText("Фото обновлено").waitFor();
    const photo = window.getByAltText(/нынешнее фото/);
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await window.getByRole("button", { name: "Удалить фото" }).click();
    await window.getByText("Фото удалено").waitFor();
    expect(await photo.count()).toBe(0);
    await context.close();
  });

  it("asks for a photo when none was chosen", async () => {
    const anna = await portal.as("anna");
    const { status, html } = await save(anna, { intent: "photo" });
    expect(status).toBe(422);
    expect(html).toContain("Выберите фото");
  });
});
