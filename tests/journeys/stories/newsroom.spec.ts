import { expect, test, unique } from "../support/test.ts";

test("an editor writes, sends to review and publishes; a reader reads, acknowledges and follows the rubric", async ({
  as,
}) => {
  const title = unique("Открываем кофейню на вокзале");
  const editor = await as("editor");
  await editor.goto("/main");
  await editor.goto("/admin/news");
  await editor.getByRole("link", { name: "Новая статья" }).click();
  await editor.getByRole("button", { name: "Опубликовать" }).click();
  await expect(editor).toHaveTitle(/^Ошибка/);
  await expect(editor.getByRole("main").getByRole("alert").first()).toContainText("Напишите заголовок");
  await editor.getByLabel("Заголовок").fill(title);
  await editor.getByLabel("Анонс").fill("Первого декабря, в восемь утра.");
  await editor.getByLabel("Текст").fill("Ищем **двух бариста**.");
  await editor.getByRole("checkbox", { name: "Новости сети" }).press("Space");
  await editor.getByRole("checkbox", { name: /Нужно ознакомиться/ }).press("Space");
  await editor.getByLabel("Комментарий для редакции").fill("Проверьте дату");
  await editor.getByRole("button", { name: "На проверку" }).click();
  await expect(editor.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(editor.getByText("Проверьте дату")).toBeVisible();

  const reader = await as("anna");
  await reader.goto("/article");
  await expect(reader.getByRole("link", { name: title })).toHaveCount(0);

  await editor.getByLabel("Анонс").fill("Первого декабря, в семь утра.");
  await editor.getByRole("button", { name: "Опубликовать" }).click();
  await expect(editor.getByText("Опубликовано").first()).toBeVisible();
  await editor.getByRole("link", { name: "Версия 1" }).click();
  await expect(editor.locator("del")).toHaveText("восемь");
  await expect(editor.locator("ins")).toHaveText("семь");

  await reader.goto("/article");
  await reader.getByRole("link", { name: title }).first().click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(title);
  await reader.getByRole("button", { name: "Ознакомлен(а)" }).click();
  await expect(reader.getByText("Вы отметили, что ознакомились")).toBeVisible();

  await editor.goBack();
  await editor.getByRole("link", { name: "Кто ознакомился" }).click();
  const row = editor.getByRole("row").filter({ hasText: "Соколова Анна" });
  // The list of a company is longer than a page.
  await expect(async () => {
    if (await row.count()) return;
    await editor.getByRole("link", { name: "Показать ещё" }).click();
    await expect(row).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText("ещё нет");
});

test("an editor reminds those who have not read, copies an article and begins another one from a template", async ({
  as,
}) => {
  const name = unique("Порядок смен");
  const editor = await as("editor");
  await editor.goto("/admin/news?query=С+понедельника");
  await editor.getByRole("link", { name: "С понедельника работаем по-новому", exact: true }).first().click();
  await editor.getByRole("link", { name: "Кто ознакомился" }).click();
  await expect(editor.getByRole("heading", { name: "Напоминания" })).toBeVisible();
  // A repetition shares the portal, and one reminds once a day.
  const remind = editor.getByRole("button", { name: "Напомнить не прочитавшим" });
  if (await remind.count()) await remind.click();
  await expect(editor.getByText("Сегодня уже напоминали")).toBeVisible();

  await editor.goto(editor.url().replace(/\/readers.*/, "/copy"));
  await editor.getByLabel("Название шаблона").fill(name);
  await editor.getByRole("button", { name: "Сохранить шаблон" }).click();
  await editor.getByRole("link", { name: `Начать статью по шаблону «${name}»` }).click();
  await expect(editor.getByLabel("Заголовок")).toHaveValue("С понедельника работаем по-новому");
  await expect(editor.getByRole("checkbox", { name: "Новости сети" })).toBeChecked();

  await editor.goto("/admin/templates");
  await editor.getByRole("link", { name: `Удалить шаблон «${name}»` }).click();
  await editor.getByRole("button", { name: "Удалить", exact: true }).click();
  await expect(editor.getByText("Шаблон удалён").first()).toBeVisible();
  await expect(editor.getByText(name)).toHaveCount(0);
});

test("an editor signs «Редакция», puts a file and another article under theirs; a reader finds both", async ({
  as,
}) => {
  const title = unique("Порядок приёмки");
  const editor = await as("editor");
  await editor.goto("/admin/news/create");
  await editor.getByLabel("Заголовок").fill(title);
  await editor.getByLabel("Текст").fill("Принимаем по весу, а не по накладной.");
  await editor.getByRole("checkbox", { name: "Новости сети" }).press("Space");
  await editor.getByRole("checkbox", { name: "Подписать «Редакция»" }).press("Space");
  await editor.getByRole("checkbox", { name: "Можно комментировать" }).press("Space");
  await editor.getByLabel("Источник").fill("http://example.ru/order");
  await editor.getByRole("button", { name: "Опубликовать" }).click();
  await expect(editor.getByRole("main").getByRole("alert").first()).toContainText("https://");
  await editor.getByLabel("Источник").fill("https://example.ru/order");
  await editor.getByRole("button", { name: "Опубликовать" }).click();
  await expect(editor.getByText("Опубликовано").first()).toBeVisible();
  await expect(editor.getByRole("checkbox", { name: "Можно комментировать" })).not.toBeChecked();
  const path = new URL(editor.url()).pathname;

  await editor.getByRole("link", { name: "Файлы и ссылки" }).click();
  const order = { name: "Приказ.txt", mimeType: "text/plain", buffer: Buffer.from("Приказ") };
  await editor.getByLabel("Добавить файлы").setInputFiles(order);
  await editor.getByRole("button", { name: "Приложить" }).click();
  await expect(editor.getByRole("link", { name: "Приказ.txt" })).toBeVisible();
  const next = editor.getByRole("region", { name: "Что ещё почитать" });
  await next.getByLabel("Найти по заголовку").fill("понедельник");
  await next.getByRole("button", { name: "Найти" }).click();
  await next.getByRole("button", { name: "Выбрать" }).first().click();
  await expect(editor.getByRole("button", { name: "Убрать" })).toHaveCount(2);

  const reader = await as("anna");
  await reader.goto("/article");
  await reader.getByRole("link", { name: title }).first().click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(title);
  const article = reader.getByRole("article").first();
  await expect(article).toContainText("Редакция");
  await expect(article.getByRole("link", { name: "Приказ.txt" })).toBeVisible();
  await expect(article.getByRole("link", { name: "example.ru" })).toHaveAttribute("rel", "nofollow noopener");
  await expect(reader.getByRole("region", { name: "Что ещё почитать" }).getByRole("link")).toHaveCount(1);
  await expect(reader.getByText("Отвечать под этой публикацией не нужно.")).toBeVisible();

  // Others answer under whatever is the newest.
  await editor.goto(path);
  await editor.getByRole("button", { name: "Снять с публикации" }).click();
  await expect(editor.getByText("Снято с публикации").first()).toBeVisible();
});

test("an editor changes what is out, in silence or telling those who have read it; a closed talk stays closed", async ({
  as,
}) => {
  const title = unique("Новый график доставки");
  const editor = await as("editor");
  const telling = editor.getByRole("checkbox", { name: /^Сообщить читателям об изменении/ });
  const comments = editor.getByRole("checkbox", { name: "Можно комментировать" });
  await editor.goto("/admin/news/create");
  await expect(telling).toHaveCount(0);
  await editor.getByLabel("Заголовок").fill(title);
  await editor.getByLabel("Текст").fill("Машины выходят в шесть.");
  await editor.getByRole("checkbox", { name: "Новости сети" }).press("Space");
  await editor.getByRole("button", { name: "Опубликовать" }).click();
  await expect(editor.getByText("Опубликовано").first()).toBeVisible();
  const reader = await as("anna");
  await reader.goto("/article");
  await reader.getByRole("link", { name: title }).first().click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(title);
  const article = new URL(reader.url()).pathname;
  // Whoever answers has read it, with script or without.
  await reader.getByLabel("Ваш комментарий").fill("А раньше нельзя?");
  await reader.getByRole("button", { name: "Отправить" }).click();
  await expect(reader.locator("#comments")).toContainText("А раньше нельзя?");

  await expect(telling).not.toBeChecked();
  const elsewhere = await as("editor");
  await elsewhere.goto(`/talk/${article.split("/").at(-1)}`);
  await elsewhere.getByRole("main").getByRole("button", { name: "Закрыть", exact: true }).click();
  await expect(elsewhere.getByText("Комментарии закрыты").first()).toBeVisible();
  await editor.getByLabel("Текст").fill("Машины выходят в семь.");
  await telling.press("Space");
  await editor.getByRole("button", { name: "Сохранить", exact: true }).click();
  await expect(editor.getByText("Сохранено, сообщим читателям").first()).toBeVisible();
  await expect(telling).not.toBeChecked();
  await expect(comments).not.toBeChecked();

  await expect(async () => {
    await reader.goto("/bell-notifications");
    await expect(reader.getByRole("listitem").filter({ hasText: title })).toContainText("Обновили публикацию", {
      timeout: 5000,
    });
  }).toPass();
  await reader.getByRole("link", { name: `Обновили публикацию «${title}»` }).click();
  await expect(reader.getByRole("article").first()).toContainText("Машины выходят в семь.");
  expect(new URL(reader.url()).pathname).toBe(article);

  // Others answer under whatever is the newest.
  await editor.getByRole("button", { name: "Снять с публикации" }).click();
  await expect(editor.getByText("Снято с публикации").first()).toBeVisible();
});

test("what one has begun waits in drafts until it is published", async ({ as }) => {
  const title = unique("Допишу вечером");
  const page = await as("ivan");
  await page.goto("/ugc/create");
  await page.getByLabel("Заголовок").fill(title);
  await page.getByRole("button", { name: "Сохранить черновик" }).click();
  await expect(page.getByText(/Черновик сохранён/).first()).toBeVisible();
  await page.goto("/drafts");
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByLabel("Заголовок")).toHaveValue(title);
  await page.getByLabel("Текст").fill("Дописано.");
  await page.getByRole("button", { name: "Опубликовать" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goto("/drafts");
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
});

// Without script an unfinished article is kept by «Сохранить» alone.
test("what is left unfinished keeps every rubric that was ticked, and nothing that was not", {
  tag: "@script",
}, async ({ as }) => {
  const page = await as("editor");
  const title = unique("Недописанное");
  await page.goto("/admin/news/create");
  await page.getByLabel("Заголовок").fill(title);
  const rubrics = page.getByRole("group", { name: "Рубрики" }).getByRole("checkbox");
  for (const rubric of await rubrics.all()) await rubric.press("Space");
  await expect(page.getByRole("button", { name: "Сохранить черновик" })).toHaveCount(0);
  const kept = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("link", { name: "Редакция" }).first().click();
  await kept;
  await page.goto("/drafts");
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByLabel("Заголовок")).toHaveValue(title);
  expect(await rubrics.count()).toBe(2);
  for (const rubric of await rubrics.all()) await expect(rubric).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /Нужно ознакомиться/ })).not.toBeChecked();
});
