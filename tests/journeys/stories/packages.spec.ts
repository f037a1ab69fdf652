import type { Frame, Page } from "@playwright/test";
import { packageOf } from "#app/learning/scorm/tests/some-package.ts";
import { scormPackage } from "#demo/scorm-package.ts";
import { playedTold } from "#demo/words/played.ts";
import { expect, test, unique } from "../support/test.ts";

const isHeaded = (page: Page, text: string | RegExp) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();
const lesson = "Тренажёр";

/** An author makes a course of one package and publishes it. */
async function makePackaged(admin: Page, title: string, file: File): Promise<void> {
  await admin.goto("/admin/learning/create");
  await admin.locator("#course [name=title]").fill(title);
  await press(admin, "Создать");
  await isHeaded(admin, title);
  await admin.getByRole("link", { name: "Добавить урок" }).click();
  await isHeaded(admin, "Новый урок");
  await admin.locator("#lesson [name=title]").fill(lesson);
  await admin.locator("#lesson [name=kind]").selectOption("scorm");
  await admin.locator("#lesson [name=body]").fill("Сначала дослушайте, потом исправляйте.");
  const buffer = Buffer.from(await file.arrayBuffer());
  await admin.locator("#lesson [name=file]").setInputFiles({ name: file.name, mimeType: file.type, buffer });
  await press(admin, "Сохранить");
  await expect(admin.getByText("Пакет принят").first()).toBeVisible();
  await admin.getByRole("main").getByRole("link", { name: "К курсу", exact: true }).click();
  await expect(admin.locator("#lessons").getByRole("link", { name: lesson })).toBeVisible();
  await press(admin, "Выпустить версию 1");
  await expect(admin.getByText("Вышла версия 1").first()).toBeVisible();
}

/** Somebody takes the course, and stands before its package. */
async function comeTo(page: Page, title: string): Promise<void> {
  await page.goto(`/sputnik/catalog?query=${encodeURIComponent(title)}`);
  await page.getByRole("main").getByRole("link", { name: title }).click();
  await isHeaded(page, title);
  await press(page, "Записаться");
  await press(page, "Начать");
  await isHeaded(page, lesson);
  await page.getByRole("main").getByRole("link", { name: "Открыть", exact: true }).click();
}

/** What the package itself shows: it stands in the page that plays it, which stands in the portal's. */
const partOf = (page: Page) => page.frameLocator("#play iframe").frameLocator("#part");

for (const version of ["1.2", "2004"] as const)
  test(`a package of SCORM ${version} is left in the middle, goes on in another browser, and passes the course @script`, async ({
    as,
    fresh,
  }) => {
    const title = unique("Недовольный гость");
    const told = playedTold[version];
    const slides = told.slides.length + 1;
    await makePackaged(await as("admin"), title, await scormPackage(version, told));
    const who = await fresh("ivan");
    const first = await as(who);
    await comeTo(first, title);
    await press(first, "Начать");
    await expect(partOf(first).locator("#place")).toHaveText(`1 из ${slides}`);
    for (let at = 2; at <= 3; at++) {
      await partOf(first).getByRole("button", { name: "Дальше" }).click();
      await expect(partOf(first).locator("#place")).toHaveText(`${at} из ${slides}`);
    }
    const address = first.url();
    await first.close();

    const second = await as(who);
    await second.goto(new URL(address).pathname);
    await press(second, "Продолжить");
    const part = partOf(second);
    await expect(part.locator("#place")).toHaveText(`3 из ${slides}`);
    for (let at = 3; at < slides; at++) await part.getByRole("button", { name: "Дальше" }).click();
    for (const { ask, answers, right } of told.questions)
      await part.getByRole("group", { name: ask }).getByLabel(answers[right]!).check();
    await part.getByRole("button", { name: "Ответить" }).click();
    await expect(part.locator("#result")).toContainText("Сдано");

    // What was reached is told by an event, which takes its turn.
    await expect
      .poll(async () => {
        await second.goto("/sputnik/courses?shelf=done");
        return second.getByRole("main").getByRole("link", { name: title }).count();
      })
      .toBe(1);
    await second.getByRole("main").getByRole("link", { name: title }).click();
    await isHeaded(second, title);
    await expect(second.getByRole("main")).toContainText("Курс пройден");
  });

const hostile = `<!doctype html><title>Чужая программа</title><ul id="said"></ul><p id="end"></p><script type="module">
const tell = (what, said) => { document.querySelector("#said").insertAdjacentHTML("beforeend", "<li>" + what + ": " + said + "</li>"); };
const attempt = async (what, act) => { try { tell(what, "reached " + await act()); } catch (error) { tell(what, "refused"); } };
const portal = new URLSearchParams(location.search).get("portal");
await attempt("fetch", async () => (await fetch(portal + "/api/learning", { credentials: "include" })).text());
await attempt("blind fetch", async () => (await fetch(portal + "/api/learning", { credentials: "include", mode: "no-cors" })).type);
await attempt("page", () => window.top.document.body.innerHTML);
await attempt("its cookie", () => { if (!document.cookie) throw new Error("none"); return document.cookie; });
await attempt("storage", () => window.top.localStorage.getItem("plain-text"));
await attempt("top", () => { window.top.location = "https://example.org/"; return "it"; });
await attempt("worker", async () => (await navigator.serviceWorker.register("index.html")).scope);
await attempt("opener", () => { if (!window.opener) throw new Error("none"); return window.opener.document.title; });
await attempt("form", () => new Promise((resolve, reject) => {
  addEventListener("securitypolicyviolation", ({ effectiveDirective }) => effectiveDirective === "form-action" && reject(new Error("held")));
  const form = Object.assign(document.createElement("form"), { method: "post", action: portal + "/logout" });
  document.body.append(form);
  form.submit();
}));
window.top.postMessage({ kind: "scorm", isSaved: false, at: "<b>злой</b>" }, "*");
document.querySelector("#end").textContent = "That was all";
</script>`;

test("a hostile package reads no cookie, page, storage nor answer of the portal, and leads nowhere @script", async ({
  as,
  fresh,
  portal,
  complaints,
}) => {
  const title = unique("Чужая программа");
  const parameters = `?portal=${encodeURIComponent(new URL(portal).origin)}`;
  const file = await packageOf({ items: [{ parameters }] }, { "index.html": hostile });
  await makePackaged(await as("admin"), title, file);
  const page = await as(await fresh("ivan"));
  await comeTo(page, title);
  await press(page, "Начать");
  const part = partOf(page);
  await expect(part.locator("#end")).toHaveText("That was all");
  const said = await part.locator("#said li").allTextContents();
  expect(said.filter((one) => !one.endsWith(": refused"))).toEqual([]);
  expect(said).toHaveLength(9);
  expect(await page.context().cookies(framesOf(page).map((frame) => frame.url()))).toEqual([]);
  // It has told a lie in the name of the page that plays it: nobody believes it.
  await expect(page.getByRole("main")).not.toContainText("Не сохраняется");
  await isHeaded(page, lesson);
  // The browser says of each refusal that it was one.
  const isRefusal = (text: string) =>
    /Content Security Policy|violates|sandboxed|Blocked a frame|Refused|Failed to/.test(text);
  expect(complaints.filter((one) => !isRefusal(one))).toEqual([]);
  complaints.length = 0;
});

const framesOf = (page: Page): Frame[] => page.frames().filter((frame) => frame !== page.mainFrame());

test("whoever has no script is told so, reads the text, and their word is accepted by the author", async ({
  as,
  fresh,
  javaScriptEnabled,
}) => {
  const title = unique("Пакет словами");
  const admin = await as("admin");
  await makePackaged(admin, title, await packageOf());
  const page = await as(await fresh("ivan"));
  await comeTo(page, title);
  const main = page.getByRole("main");
  if (javaScriptEnabled === false) await expect(main).toContainText("Без JavaScript этот урок не работает");
  await expect(main).toContainText("Сначала дослушайте, потом исправляйте.");
  await page.locator("#work-form [name=body]").fill("Прочитал текст урока");
  await press(page, "Сообщить о прохождении");
  await expect(main).toContainText("На проверке");
  await admin.goto("/admin/learning/checks");
  await admin.getByRole("main").getByRole("listitem").filter({ hasText: title }).getByRole("link").first().click();
  await expect(admin.getByRole("main")).toContainText("Прочитал текст урока");
  await press(admin, "Принять");
  await expect(admin.getByText("Работа принята").first()).toBeVisible();
  await page.goto("/sputnik/courses?shelf=done");
  await expect(main.getByRole("link", { name: title })).toBeVisible();
});
