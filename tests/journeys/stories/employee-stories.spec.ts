import { pictureFile } from "../support/picture.ts";
import { expect, test, unique } from "../support/test.ts";

test("olga tells a story in her own name where her company lets everybody, and ends it", async ({ as }) => {
  const title = unique("Закат");
  const olga = await as("olga");
  await olga.goto("/main");
  await olga.getByRole("main").getByRole("link", { name: "Новая история" }).click();
  await olga.getByLabel("Название").fill(title);
  await olga.getByRole("button", { name: "Дальше: первый кадр" }).click();
  await olga.getByLabel("Картинка", { exact: true }).setInputFiles(await pictureFile(3));
  await olga.getByLabel("Что на картинке").fill("Солнце над складом");
  await olga.getByRole("button", { name: "Добавить кадр" }).click();
  await expect(olga.getByRole("heading", { level: 1 })).toHaveText(title);
  await olga.getByRole("button", { name: "Показать", exact: true }).click();
  await expect(olga.getByText("Показ назначен").first()).toBeVisible();
  const own = olga.url();
  await olga.goto("/main");
  await olga
    .getByRole("region", { name: "Истории" })
    .getByRole("link", { name: new RegExp(title) })
    .click();
  await expect(olga.getByRole("main").getByText("Ольга Берёзкина").first()).toBeVisible();
  await olga.goto(own);
  await olga.getByRole("button", { name: "Закончить показ сейчас" }).click();
  await expect(olga.getByText("Показ закончен").first()).toBeVisible();
});

test("where only editors tell stories ivan is not offered to, and is told so at the address itself", async ({ as }) => {
  const ivan = await as("ivan");
  await ivan.goto("/main");
  await expect(ivan.getByRole("main").getByRole("link", { name: "Новая история" })).toHaveCount(0);
  await ivan.goto("/stories/own/new");
  await expect(ivan.getByRole("main")).toContainText("только редакторы");
  await expect(ivan.getByLabel("Название")).toHaveCount(0);
});
