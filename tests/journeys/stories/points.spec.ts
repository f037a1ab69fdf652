import { expect, test, unique } from "../support/test.ts";

test("points go to a colleague after a second look, and come back", async ({ as }) => {
  const words = unique("За помощь с отчётом");
  const admin = await as("admin");
  await admin.goto("/admin/loyalty/issue");
  await admin
    .locator("#issue")
    .getByLabel(/^Коллеге/)
    .fill("Анна Соколова");
  await admin.locator("#issue [name=amount]").fill("20");
  await admin.locator("#issue [name=words]").fill(words);
  await admin.locator("#issue button[value=issue]").click();
  await expect(admin.getByText("Баллы начислены")).toBeVisible();
  for (const [from, to] of [
    ["anna", "ivan"],
    ["ivan", "anna"],
  ] as const) {
    const page = await as(from);
    await page.goto(`/transfer?to=${to}`);
    await page.locator("#transfer [name=amount]").fill("20");
    await page.locator("#transfer [name=words]").fill(`${words}, ${to}`);
    await page.locator("#transfer button[value=check]").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Проверьте перевод");
    await page.locator("#confirm button[value=send]").click();
    await expect(page.getByText("Баллы переведены")).toBeVisible();
    await expect(page.getByRole("main")).toContainText(`${words}, ${to}`);
  }
  const anna = await as("anna");
  await anna.goto("/balance");
  await expect(anna.getByRole("main")).toContainText(`${words}, anna`);
});

test("three colleagues are thanked at once, and it is taken back in time", async ({ as }) => {
  const words = unique("Спасибо, что втроём вытянули открытие");
  const anna = await as("anna");
  await anna.goto("/thanks");
  await anna.locator("#thanks [name=people]").fill("Иван Ёлкин, Строкова Лидия, Роман Судаков");
  await anna.locator("#thanks [name=words]").fill(words);
  await anna.locator("#thanks [name=circle][value=private]").check({ force: true });
  await anna.locator("#thanks button[value=send]").click();
  await expect(anna.getByText("Спасибо отправлено")).toBeVisible();
  const readers = ["ivan", "editor", "moderator"];
  for (const one of readers) {
    const page = await as(one);
    await page.goto("/thanks/review");
    await expect(page.getByRole("main")).toContainText(words);
  }
  await anna.getByRole("button", { name: "Отозвать" }).click();
  await expect(anna.getByText("Благодарность отозвана")).toBeVisible();
  for (const one of readers) {
    const page = await as(one);
    await page.goto("/thanks/review");
    await expect(page.getByRole("main")).not.toContainText(words);
  }
});

test("a task goes from what was shown to points, and the achievement for it comes by itself", async ({ as }) => {
  const [task, badge] = [unique("Снять витрину"), unique("Мастер витрин")];
  const admin = await as("admin");
  await admin.goto("/admin/loyalty/tasks/new");
  await admin.locator("#task [name=title]").fill(task);
  await admin.locator("#task [name=reward]").fill("15");
  await admin.locator("#task button[value=put]").click();
  await expect(admin.getByText("Задание сохранено")).toBeVisible();
  await admin.goto("/admin/achievements/new");
  await admin.locator("#badge [name=title]").fill(badge);
  await admin.locator("#badge [name=deed]").selectOption("task");
  await admin.locator("#badge [name=count]").fill("1");
  await admin.locator("#badge [name=only]").selectOption({ label: `Задание: ${task}` });
  await admin.locator("#badge button[value=put]").click();
  await expect(admin.getByText("Достижение сохранено")).toBeVisible();

  const anna = await as("anna");
  await anna.goto(`/tasks?query=${encodeURIComponent(task)}`);
  await anna.getByRole("link", { name: task }).click();
  await anna.locator("#evidence [name=evidence]").fill("Вот как стало: фото приложила");
  const photo = { name: "витрина.txt", mimeType: "text/plain", buffer: Buffer.from("До и после") };
  await anna.locator("#evidence [name=files]").setInputFiles(photo);
  await anna.locator("#evidence button[value=submit]").click();
  await expect(anna.getByRole("main")).toContainText("На проверке");
  await expect(anna.getByRole("main")).toContainText("витрина.txt");

  await admin.goto("/admin/loyalty/checks");
  const shown = admin.getByRole("listitem").filter({ hasText: task });
  await expect(shown).toContainText("витрина.txt");
  await shown.getByRole("button", { name: /^Засчитать/ }).click();
  await expect(admin.getByText("Засчитано, баллы начислены")).toBeVisible();
  await anna.reload();
  await expect(anna.getByRole("main")).toContainText("Засчитано: +15");
  const one = anna.getByRole("listitem").filter({ hasText: badge });
  const words = async () => {
    await anna.goto("/achievements");
    return one.textContent();
  };
  await expect.poll(words).toContain("Получено");
});
