import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/test.ts";

/** A draft with one question whose right answer is «Да», as an administrator composes it. Gives its address. */
async function compose(admin: Page, title: string, kind: "Опрос" | "Тест"): Promise<string> {
  await admin.goto("/admin/questionnaires/new");
  await admin.getByRole("radio", { name: kind }).press(" ");
  await admin.getByLabel("Название").fill(title);
  await admin.getByRole("button", { name: "Создать черновик" }).click();
  await expect(admin.getByRole("heading", { level: 1 })).toHaveText(title);
  const address = new URL(admin.url()).pathname;
  await admin.goto(`${address}/questions/new?kind=yes-no`);
  await admin.getByLabel("Вопрос", { exact: true }).fill("Огнетушитель висит у выхода?");
  if (kind === "Тест") await admin.getByLabel("Верный ответ").selectOption("Да");
  await admin.getByRole("button", { name: "Сохранить" }).click();
  await expect(admin.getByText("Вопрос сохранён")).toBeVisible();
  return address;
}

/** Makes a test of ten minutes and publishes it. Gives its address at the desk. */
async function publishOnTime(admin: Page, title: string): Promise<string> {
  const address = await compose(admin, title, "Тест");
  await admin.goto(`${address}/settings`);
  await admin.getByLabel("Время", { exact: true }).fill("10");
  await admin.getByRole("button", { name: "Сохранить" }).click();
  await expect(admin.getByText("Настройки сохранены")).toBeVisible();
  await admin.goto(address);
  await admin.getByRole("button", { name: "Опубликовать" }).click();
  await expect(admin.getByText("Опубликовано")).toBeVisible();
  return address;
}

test("ivan takes a test on time: the page counts it down, a second tab says that it is the second, and he passes", async ({
  as,
}, { project }) => {
  const address = await publishOnTime(await as("admin"), unique("Пожар"));

  const ivan = await as("ivan");
  const hasScript = project.name === "js";
  if (hasScript) await ivan.clock.install();
  await ivan.goto(address.replace("/admin/questionnaires/", "/tests/"));
  await ivan.getByRole("button", { name: "Начать тест" }).click();
  await expect(ivan.getByText("До конца: 10 минут")).toBeVisible();
  if (hasScript) {
    const second = await ivan.context().newPage();
    await second.goto(ivan.url());
    await expect(second.getByText("Тест открыт в другой вкладке")).toBeVisible();
    await expect(ivan.getByText("Тест открыт в другой вкладке")).toBeHidden();
    await second.close();
    await ivan.clock.runFor(5 * 60_000);
    await expect(ivan.getByText(/До конца:\s[1-5]\sминут/)).toBeVisible();
  }
  await ivan.getByRole("radio", { name: "Да", exact: true }).press(" ");
  await ivan.getByRole("button", { name: "Завершить тест" }).click();
  await expect(ivan.getByText("Тест сдан")).toBeVisible();
});

test("a test that ivan fails says by how much, and lets him try no more than it promised", async ({ as }) => {
  const admin = await as("admin");
  const address = await compose(admin, unique("Провал"), "Тест");
  await admin.getByRole("button", { name: "Опубликовать" }).click();
  await expect(admin.getByText("Опубликовано")).toBeVisible();
  const ivan = await as("ivan");
  const quiz = address.replace("/admin/questionnaires/", "/tests/");
  await ivan.goto(quiz);
  await ivan.getByRole("button", { name: "Начать тест" }).click();
  await ivan.getByRole("radio", { name: "Нет", exact: true }).press(" ");
  await ivan.getByRole("button", { name: "Завершить тест" }).click();
  await expect(ivan.getByText("Тест не сдан")).toBeVisible();
  await expect(ivan.getByText(/Ваш результат – 0\s%, чтобы сдать, нужно 70\s%/)).toBeVisible();
  await ivan.goto(quiz);
  await expect(ivan.getByText("Попытки кончились")).toBeVisible();
  await expect(ivan.getByRole("button", { name: /^(Начать тест|Пройти ещё раз)$/ })).toHaveCount(0);
});

test("time is over by the portal's clock alone: what was kept is marked though the browser is gone, and nothing more is taken", async ({
  as,
  pass,
}, { project }) => {
  const address = await publishOnTime(await as("admin"), unique("Тревога"));

  const quiz = address.replace("/admin/questionnaires/", "/tests/");
  const [gone, anna] = [await as("ivan"), await as("anna")];
  const hasScript = project.name === "js";
  if (hasScript) await anna.clock.install();
  for (const page of [gone, anna]) {
    await page.goto(quiz);
    await page.getByRole("button", { name: "Начать тест" }).click();
    await page.getByRole("radio", { name: "Да", exact: true }).press(" ");
  }
  await gone.getByRole("button", { name: "Сохранить и продолжить потом" }).click();
  await expect(gone.getByRole("link", { name: "Продолжить тест" })).toBeVisible();
  await gone.context().close();
  await pass(12, quiz.split("/").at(-1)!);

  const ivan = await as("ivan");
  const isPassed = async () => {
    await ivan.goto(quiz);
    return ivan.getByText("Тест сдан").count();
  };
  await expect.poll(isPassed).toBe(1);
  await expect(ivan.getByText(/Ваш результат – 100\s%/)).toBeVisible();
  await ivan.getByRole("link", { name: "Попытка 1" }).click();
  await expect(ivan.getByRole("heading", { level: 1 })).toHaveText("Попытка 1");
  // Anna has answered and kept nothing: her page still stands open.
  if (hasScript) await anna.clock.runFor(11 * 60_000);
  else await anna.getByRole("button", { name: "Завершить тест" }).click();
  await expect(anna.getByText("Время вышло. Засчитано то, что вы успели сохранить")).toBeVisible();
  await expect(anna.getByText(/Ваш результат – 0\s%/)).toBeVisible();
});

test("two administrators change one question: the later one sees both and chooses", async ({ as }) => {
  const admin = await as("admin");
  const address = await compose(admin, unique("Вдвоём"), "Опрос");
  await admin.goto(address);
  await admin.getByRole("link", { name: "Изменить: Огнетушитель висит у выхода?" }).click();
  await expect(admin.getByRole("heading", { level: 1 })).toHaveText("Вопрос");
  const other = await admin.context().newPage();
  await other.goto(admin.url());
  for (const [page, words] of [
    [admin, "Где висит огнетушитель?"],
    [other, "Кто отвечает за огнетушитель?"],
  ] as const) {
    await page.getByLabel("Вопрос", { exact: true }).fill(words);
    await page.getByRole("button", { name: "Сохранить" }).click();
    if (page === admin) await expect(page.getByText("Вопрос сохранён")).toBeVisible();
  }
  await expect(other.getByRole("region", { name: "Уже сохранено" })).toContainText("Где висит огнетушитель?");
  await expect(other.getByLabel("Вопрос", { exact: true })).toHaveValue("Кто отвечает за огнетушитель?");
  await other.getByRole("button", { name: "Сохранить" }).click();
  await expect(other.getByText("Вопрос сохранён")).toBeVisible();
  await expect(other.getByText("Кто отвечает за огнетушитель?").first()).toBeVisible();
});

test("an administrator drags a question above another, and ↑ ↓ say where it stands too", async ({ as }, {
  project,
}) => {
  const admin = await as("admin");
  const address = await compose(admin, unique("Порядок"), "Опрос");
  await admin.goto(`${address}/questions/new?kind=text`);
  await admin.getByLabel("Вопрос", { exact: true }).fill("Где аптечка?");
  await admin.getByRole("button", { name: "Сохранить" }).click();
  await expect(admin.getByText("Вопрос сохранён")).toBeVisible();
  const lines = admin.locator("[data-question]");
  if (project.name === "js") {
    const handle = lines.last().locator("[data-handle]");
    const [from, to] = [await handle.boundingBox(), await lines.first().boundingBox()];
    await admin.mouse.move(from!.x + 8, from!.y + 8);
    await admin.mouse.down();
    await admin.mouse.move(to!.x + 8, to!.y + 4, { steps: 5 });
    await admin.keyboard.press("Escape");
    await admin.mouse.up();
    await expect(lines.last()).toContainText("Где аптечка?");
    await admin.mouse.move(from!.x + 8, from!.y + 8);
    await admin.mouse.down();
    await admin.mouse.move(to!.x + 8, to!.y + 4, { steps: 5 });
    await admin.mouse.up();
  } else await admin.getByRole("button", { name: "Выше: Где аптечка?" }).click();
  await expect(admin.getByText("Вопрос теперь 1-й из 2")).toBeVisible();
  await expect(lines.first()).toContainText("Где аптечка?");
});

test("results on paper have what is folded up on the screen, and no forms", async ({ as }) => {
  const admin = await as("admin");
  const address = await compose(admin, unique("Бумага"), "Опрос");
  await admin.goto(`${address}/questions/new?kind=text`);
  await admin.getByLabel("Вопрос", { exact: true }).fill("Что сказать печатнику?");
  await admin.getByRole("button", { name: "Сохранить" }).click();
  await expect(admin.getByText("Вопрос сохранён")).toBeVisible();
  await admin.getByRole("button", { name: "Опубликовать" }).click();
  await expect(admin.getByText("Опубликовано")).toBeVisible();
  const ivan = await as("ivan");
  await ivan.goto(`${address.replace("/admin/questionnaires/", "/surveys/")}/1`);
  await ivan.getByLabel(/Что сказать печатнику/).fill("Не жалейте краски");
  await ivan.getByRole("button", { name: "Отправить" }).click();
  await expect(ivan.getByText("Вы уже ответили")).toBeVisible();
  await admin.goto(`${address}/results`);
  const words = admin.getByText("Не жалейте краски");
  await expect(words).toBeHidden();
  await admin.emulateMedia({ media: "print" });
  await expect(words).toBeVisible();
  await expect(admin.getByRole("button", { name: "Показать" })).toBeHidden();
  await expect(admin.getByRole("rowheader", { name: "Да", exact: true })).toBeVisible();
});

test("a question of twelve cities is written at one go, a line more at each press @script", async ({ as }) => {
  const admin = await as("admin");
  const address = await compose(admin, unique("Города"), "Опрос");
  await admin.goto(`${address}/questions/new?kind=single`);
  await admin.getByLabel("Вопрос", { exact: true }).fill("Откуда вы?");
  for (let at = 1; at <= 12; at++) {
    const line = admin.getByLabel(`Вариант ${at} (необязательно)`, { exact: true });
    if (at > 4) {
      await admin.getByRole("button", { name: "Ещё вариант" }).press("Enter");
      await expect(line).toBeFocused();
    }
    await line.fill(`Город ${at}`);
  }
  await admin.getByRole("button", { name: "Сохранить" }).click();
  await expect(admin.getByText("Вопрос сохранён")).toBeVisible();
  await admin
    .getByRole("link", { name: /Откуда вы/ })
    .first()
    .click();
  await expect(admin.getByLabel("Вариант 12 (необязательно)", { exact: true })).toHaveValue("Город 12");
});
