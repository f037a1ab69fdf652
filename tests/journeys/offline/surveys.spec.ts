import { expect, settle, test, wentOffline } from "../support/offline.ts";
import { awaken, waits } from "./talk.ts";

test("answers to a survey wait for the network and are kept, and a test says why it does not wait", async ({
  as,
  line,
}) => {
  const page = await as("ivan");
  await page.goto(`${line.origin}/surveys`);
  await page.getByRole("link", { name: "Как вам столовая" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Как вам столовая");
  const survey = page.url();
  await page.goto(`${line.origin}/tests`);
  await page.getByRole("link", { name: "Пожарная тревога" }).click();
  await expect(page.getByRole("button", { name: "Начать тест" })).toBeVisible();
  const quiz = page.url();
  await settle(page, quiz);
  await settle(page, `${survey}/1`);
  await awaken(page);
  await wentOffline(page, line);
  await page.getByRole("radio", { name: "В кафе" }).press(" ");
  await page.getByRole("button", { name: "Сохранить и продолжить потом" }).click();
  await expect(waits(page)).toHaveText("Исходящие: 1");
  await page.goto(quiz);
  await page.getByRole("button", { name: "Начать тест" }).click();
  await expect(page.getByText("Тест проходят по сети: время считает портал.")).toBeVisible();

  line.mend();
  await page.context().setOffline(false);
  await expect(waits(page)).toBeEmpty();
  await page.goto(survey);
  await page.getByRole("link", { name: "Продолжить опрос" }).click();
  await expect(page.getByRole("radio", { name: "В кафе" })).toBeChecked();
});
