import type { Page } from "@playwright/test";
import { signIn } from "#tests/support/browser.ts";
import { choose, enter, pressSpace, tabTo, type } from "../support/keyboard.ts";
import { addressOf } from "../support/pages.ts";
import { expect, unique } from "../support/test.ts";
import type { Walk } from "./walks.ts";
import { stopWord, textRuleWalks } from "./walks-text-rules.ts";

const words = unique("Вот это никуда не годится");
const ready = "Про чужие телефоны";
const article = "/ugc/{publication}";

/** The forms of complaints and of those who decide on them, in their order. */
export function moderationWalks(way: string): Walk[] {
  const mine = (text: string) => `${text} ${way}`;
  const openCase = (page: Page, text: string) =>
    enter(page, page.getByRole("main").getByRole("link", { name: mine(text) }));
  return [
    {
      intent: "report",
      who: `walker-${way}`,
      // The newest first: every way of walking leaves words here, and a page holds twenty.
      path: `${article}?order=new`,
      at: "moderation/report",
      async go(page) {
        await write("ivan", mine(words));
        await page.reload();
        const comment = page.locator("#comments li", { hasText: mine(words) });
        await enter(page, comment.getByRole("link", { name: "Пожаловаться" }));
        await pressSpace(page, page.getByRole("radio", { name: "Спам или реклама" }));
        await choose(page, "Что не так", "Оскорбления или травля");
        await type(page, "Подробнее (необязательно)", "Прошу проверить");
        await enter(page, page.getByRole("button", { name: "Отправить жалобу" }));
      },
      done: (page) => expect(page.getByText("Жалоба отправлена").first()).toBeVisible(),
    },
    {
      intent: "claim",
      who: "moderator",
      path: "/admin/moderation",
      at: "moderation/case",
      async go(page) {
        await openCase(page, words);
        await enter(page, page.getByRole("button", { name: "Взять в работу" }));
      },
      done: (page) => expect(page.getByText("Дело у вас до")).toBeVisible(),
    },
    {
      intent: "release",
      who: "moderator",
      path: "/admin/moderation?tab=claimed",
      at: "moderation/case",
      async go(page) {
        await openCase(page, words);
        await enter(page, page.getByRole("button", { name: "Вернуть в очередь" }));
      },
      done: (page) => expect(page.getByText("Дело снова в очереди").first()).toBeVisible(),
    },
    {
      intent: "decide",
      who: "moderator",
      path: "/admin/moderation",
      at: "moderation/decision",
      async go(page) {
        await openCase(page, words);
        await enter(page, page.getByRole("main").getByRole("link", { name: "Скрыть", exact: true }));
        const reason = page.getByLabel("Причина");
        await tabTo(page, reason);
        for (let turn = 0; turn < 7 && (await reason.inputValue()) !== "insult"; turn++)
          await page.keyboard.press("ArrowDown");
        await type(page, "Сообщение автору (необязательно)", "Напишите мягче");
        await enter(page, page.getByRole("button", { name: "Скрыть" }));
      },
      done: (page) => expect(page.getByText("Скрыто", { exact: true }).first()).toBeVisible(),
    },
    {
      intent: "appeal",
      who: "ivan",
      path: "/bell-notifications",
      at: "moderation/verdict",
      async go(page) {
        // The bell is rung beside the request.
        const notice = page.getByRole("link", { name: mine(words) });
        await expect(async () => {
          await page.reload();
          await expect(notice).toHaveCount(1, { timeout: 500 });
        }).toPass();
        await enter(page, notice);
        await type(page, "Почему решение неверно", "Это про погоду");
        await enter(page, page.getByRole("button", { name: "Обжаловать" }));
      },
      done: (page) => expect(page.getByText("Рассматриваем")).toBeVisible(),
    },
    {
      intent: "mend",
      who: "ivan",
      path: "/bell-notifications",
      at: "moderation/verdict",
      async go(page) {
        const faulty = mine(`${words}, поправьте`);
        const id = await write("ivan", faulty);
        await report(`walker-${way}`, id);
        await askToMend(faulty);
        await page.goto(`/appeal/comment/${id}`);
        await type(page, "Ваш комментарий", mine("Исправлено"));
        await enter(page, page.getByRole("button", { name: "Отправить снова" }));
      },
      done: (page) => expect(page.getByText("Отправлено на проверку модератору").first()).toBeVisible(),
    },
    {
      intent: "keep",
      who: "moderator",
      path: "/admin/moderation",
      at: "moderation/case",
      async go(page) {
        const harmless = mine(`${words}, но терпимо`);
        const id = await write("ivan", harmless);
        await report(`walker-${way}`, id);
        await page.reload();
        await openCase(page, `${words}, но терпимо`);
        await enter(page, page.getByRole("button", { name: "Оставить" }));
      },
      done: (page) => expect(page.getByText("Оставили как есть", { exact: false }).first()).toBeVisible(),
    },
    {
      intent: "rules",
      who: "admin",
      path: "/admin/moderation/rules",
      async go(page) {
        await type(page, "Сколько первых публикаций проверять", "4");
        await enter(page, page.getByRole("button", { name: "Сохранить" }));
      },
      done: (page) => expect(page.getByText("Правила сохранены").first()).toBeVisible(),
    },
    ...textRuleWalks(way),
    {
      intent: "add-words",
      who: "admin",
      path: "/admin/moderation/words",
      async go(page) {
        await type(page, "Название", mine(ready));
        await type(page, "Что прочитает автор", "Чужие телефоны публикуют только с согласия хозяина.");
        await enter(page, page.getByRole("button", { name: "Добавить" }));
      },
      done: (page) => expect(page.getByText("Готовые слова добавлены").first()).toBeVisible(),
    },
    {
      intent: "change-words",
      who: "admin",
      path: "/admin/moderation/words",
      at: "ready-words/edit",
      async go(page) {
        await enter(page, page.getByRole("main").getByRole("link", { name: mine(ready) }));
        await type(page, "Название", mine(`${ready}, ещё раз`));
        await enter(page, page.getByRole("button", { name: "Сохранить", exact: true }));
      },
      done: (page) => expect(page.getByText("Готовые слова сохранены").first()).toBeVisible(),
    },
    {
      intent: "drop-words",
      who: "admin",
      path: "/admin/moderation/words",
      at: "ready-words/edit",
      async go(page) {
        await enter(page, page.getByRole("main").getByRole("link", { name: mine(`${ready}, ещё раз`) }));
        await enter(page, page.getByRole("button", { name: "Удалить", exact: true }));
      },
      done: (page) => expect(page.getByText("Готовые слова удалены").first()).toBeVisible(),
    },
    {
      intent: "approve",
      who: "moderator",
      path: "/admin/moderation",
      at: "moderation/case",
      async go(page) {
        const title = mine(`${words}: ${stopWord}`);
        const walker = await signIn(process.env.JOURNEYS_URL!, `walker-${way}`);
        const form = { intent: "publish", title, body: title, feed: "blogs", reach: "company", _key: unique(way) };
        await walker.send("/ugc/create", { form: { ...form, _csrf: await walker.csrf() } });
        await page.reload();
        await openCase(page, `${words}: ${stopWord}`);
        await enter(page, page.getByRole("button", { name: "Опубликовать" }));
      },
      done: (page) => expect(page.getByText("Опубликовано", { exact: true }).first()).toBeVisible(),
    },
    {
      intent: "bring-back",
      who: "moderator",
      path: "/admin/moderation",
      at: "trash/desk",
      async go(page) {
        const rude = `${words}, совсем`;
        const id = await write("ivan", mine(rude));
        await report(`walker-${way}`, id);
        await page.reload();
        await openCase(page, rude);
        await enter(page, page.getByRole("main").getByRole("link", { name: "Удалить", exact: true }));
        await tabTo(page, page.getByLabel("Причина"));
        await page.keyboard.press("ArrowDown");
        await enter(page, page.getByRole("button", { name: "Удалить" }));
        await expect(page.getByText("Удалено", { exact: true }).first()).toBeVisible();
        await page.goto("/admin/trash");
        // Words for the ear alone are read apart from the rest where there is style.
        await enter(page, page.getByRole("button", { name: new RegExp(`^Вернуть читателям ?: ${mine(rude)}$`) }));
      },
      done: (page) => expect(page.getByText("Читатели снова это видят").first()).toBeVisible(),
    },
  ];
}

/** Writes a comment under the fixture's publication in somebody's name and gives its id. */
async function write(login: string, text: string): Promise<string> {
  const person = await signIn(process.env.JOURNEYS_URL!, login);
  const form = { intent: "comment", text, _csrf: await person.csrf(), _key: unique(text) };
  const answer = await person.send(await addressOf({ path: article }), { form });
  return answer.headers.get("location")!.split("#")[1]!;
}

async function report(login: string, id: string): Promise<void> {
  const person = await signIn(process.env.JOURNEYS_URL!, login);
  const form = { intent: "report", reason: "spam", text: "", back: "", _csrf: await person.csrf(), _key: unique(id) };
  await person.send(`/report/comment/${id}`, { form });
}

/** Decides as the moderator the case that bears these words. */
async function askToMend(title: string): Promise<void> {
  const moderator = await signIn(process.env.JOURNEYS_URL!, "moderator");
  const desk = await (await moderator.send("/admin/moderation")).text();
  const links = desk.matchAll(/href="(\/admin\/moderation\/[\da-f-]{36})"[^>]*>([^<]*)/g);
  const [, path] = [...links].find(([, , text]) => text === title)!;
  const form = { intent: "decide", message: "Помягче, пожалуйста", _csrf: await moderator.csrf(), _key: unique(title) };
  await moderator.send(`${path}/amend`, { form });
}
