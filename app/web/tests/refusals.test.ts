import { describe, expect, it } from "vitest";
import { waitForScript } from "#tests/journeys/support/walk.ts";
import type { Browser } from "#tests/support/browser.ts";
import { realBrowser } from "#tests/support/chromium.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const portal = portalInProcess();
const openBrowser = realBrowser();

const nothing = "0198c0de-0000-7000-8000-000000000001";
const notFound = "К сожалению запрашиваемая информация не найдена.";
const conflict = "Запрос не может быть выполнен из-за конфликтного обращения к ресурсу";

/** A form sent without script, as a plain browser would. */
async function post(browser: Browser, path: string, fields: Record<string, string>) {
  const answer = await browser.send(path, { form: { _csrf: await browser.csrf(), ...fields } });
  const html = answer.status === 303 ? "" : await answer.text();
  return { status: answer.status, html, location: answer.headers.get("location") };
}

const draft = { intent: "publish", feed: "blogs", reach: "company" };

describe("a page whose address names nothing", () => {
  it.each(["/article/zzz", "/ugc/zzz", "/ugc/edit/zzz", "/stories/zzz", "/rubric/zzz", "/people/department/zzz"])(
    "%s is not found, whether its id is another's or no id at all",
    async (path) => {
      const anna = await portal.as("anna");
      for (const address of [path, path.replace("zzz", nothing)]) {
        const answer = await anna.send(address);
        expect([address, answer.status]).toEqual([address, 404]);
        expect(await answer.text()).toContain("Страница не найдена");
      }
    },
  );
});

describe("a refused form without script", () => {
  it("says the catalogue's text as a banner on the page that comes back, once", async () => {
    const anna = await portal.as("anna");
    const { status, html } = await post(anna, "/feed/work", {
      intent: "react",
      reaction: `publication/${nothing}/like`,
    });
    expect(status).toBe(404);
    expect(html).toMatch(new RegExp(`<p role="alert"[^>]*>${notFound}</p>`));
    const { html: next } = await anna.open("/feed/work");
    expect(next).not.toContain(`>${notFound}<`);
  });

  it("keeps what was typed when the portal refuses the deed", async () => {
    const anna = await portal.as("anna");
    const key = crypto.randomUUID();
    const first = await post(anna, "/ugc/create", { ...draft, _key: key, title: "Первая", body: "Текст первой" });
    expect(first.status).toBe(303);
    const second = await post(anna, "/ugc/create", { ...draft, _key: key, title: "Вторая", body: "Текст второй" });
    expect(second.status).toBe(409);
    expect(second.html).toContain(conflict);
    expect(second.html).toContain("Текст второй");
  });

  it("tells field problems beside fields and in the summary, without a toast", async () => {
    const anna = await portal.as("anna");
    const { status, html } = await post(anna, "/account-settings/alias", { intent: "alias", alias: "я" });
    expect(status).toBe(422);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain("Исправьте ошибки");
    expect(html).not.toContain("Что-то пошло не так");
  });

  it("does nothing for a form of another session and keeps the text", async () => {
    const anna = await portal.as("anna");
    const fields = { ...draft, _csrf: "salt.signature", title: "Не потеряйте меня", body: "Важный текст" };
    const { status, html } = await post(anna, "/ugc/create", fields);
    expect(status).toBe(403);
    expect(html).toContain("Важный текст");
    expect(html).toContain("Страница устарела");
  });

  it("says how long to wait when there were too many attempts", async () => {
    const ivan = await portal.as("ivan");
    const sent: number[] = [];
    for (let number = 0; number < 21; number++) {
      const { status } = await post(ivan, "/ugc/create", { ...draft, title: `Запись ${number}`, body: "Текст" });
      sent.push(status);
      if (status === 429) break;
    }
    expect(sent.at(-1)).toBe(429);
    const again = await ivan.send("/ugc/create", {
      form: { _csrf: await ivan.csrf(), ...draft, title: "Ещё", body: "Текст" },
    });
    expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(0);
    const html = await again.text();
    expect(html).toContain("Превышено допустимое количество попыток. Пожалуйста, повторите Ваше действие позднее.");
  });
});

describe("a refused form with script", () => {
  it("says it in one toast however often it is refused, and the toast stays until it is closed", async () => {
    const context = await openBrowser(portal.origin, { username: "olga" });
    const page = await context.newPage();
    await page.goto("/feed/work");
    await waitForScript(page);
    const reaction = page.locator('button[name="reaction"]').first();
    await reaction.evaluate((button, id) => button.setAttribute("value", `publication/${id}/like`), nothing);
    await reaction.evaluate((button: HTMLButtonElement) => button.click());
    const toast = page.locator("[data-toasts] [role=alert]").getByText(notFound);
    await toast.waitFor();
    await page.waitForFunction(() => !document.querySelector("form[aria-busy]"));
    await reaction.evaluate((button: HTMLButtonElement) => button.click());
    await page.waitForFunction(() => !document.querySelector("form[aria-busy]"));
    expect(await toast.count()).toBe(1);
    await page.getByRole("button", { name: "Закрыть" }).click();
    await toast.waitFor({ state: "detached" });
    await context.close();
  });
});
