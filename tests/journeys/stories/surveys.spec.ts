import type { Page } from "@playwright/test";
import { questionKinds } from "#app/engines/questionnaires/contract.ts";
import { partsOf } from "#app/engines/questionnaires/ui/kinds.ts";
import { expect, test, unique } from "../support/test.ts";

type Kind = (typeof questionKinds)[number];
const phone = { viewport: { width: 360, height: 780 } };
/** The second section has what is asked last, and what an answer of the first one opens. */
const second: Kind[] = ["date", "time", "ranking", "file", "consent", "note"];
const first = questionKinds.filter((kind) => !second.includes(kind) && kind !== "long");

async function add(admin: Page, address: string, kind: Kind, more?: () => Promise<void>): Promise<void> {
  await admin.goto(`${address}/questions/new?kind=${kind}`);
  await admin.getByLabel(kind === "note" ? "Заголовок" : "Вопрос", { exact: true }).fill(`Вопрос ${kind}`);
  if (partsOf(kind).options)
    for (const at of [1, 2])
      await admin.getByLabel(`Вариант ${at} (необязательно)`, { exact: true }).fill(`${kind} ${at}`);
  if (kind === "matrix") await admin.getByLabel("Строка 1 (необязательно)", { exact: true }).fill("Скорость");
  await more?.();
  await admin.getByRole("button", { name: "Сохранить" }).click();
  await expect(admin.locator("[data-question]").filter({ hasText: `Вопрос ${kind}` })).toBeVisible();
}

test("a survey of every kind with a rule is composed, answered on a phone in two sittings, and read", async ({
  as,
}) => {
  test.slow();
  const admin = await as("admin");
  const title = unique("Всего понемногу");
  await admin.goto("/admin/questionnaires/new");
  await admin.getByLabel("Название").fill(title);
  await admin.getByRole("button", { name: "Создать черновик" }).click();
  await expect(admin.getByRole("heading", { level: 1 })).toHaveText(title);
  const address = new URL(admin.url()).pathname;
  for (const kind of first) await add(admin, address, kind);
  await admin.getByRole("button", { name: "Добавить раздел" }).click();
  await expect(admin.getByRole("heading", { name: "Раздел 2" })).toBeVisible();
  for (const kind of second) await add(admin, address, kind);
  await add(admin, address, "long", async () => {
    await admin.locator("summary", { hasText: "Показывать не всегда" }).click();
    await admin.getByLabel("Условие 1 (необязательно)").selectOption({ label: "«Вопрос yes-no»: выбрано «Да»" });
  });
  await admin.getByRole("button", { name: "Опубликовать" }).click();
  await expect(admin.getByText("Опубликовано")).toBeVisible();

  const survey = address.replace("/admin/questionnaires/", "/surveys/");
  const morning = await as("ivan", phone);
  await morning.goto(survey);
  await expect(morning.getByText("Ответы с именем")).toBeVisible();
  await morning.getByRole("link", { name: "Начать" }).click();
  await expect(morning.getByText("Раздел 1 из 2")).toBeVisible();
  for (const name of ["single 1", "image 2", "Да", "matrix 2"])
    await morning.getByRole("radio", { name, exact: true }).press(" ");
  await morning
    .getByRole("group", { name: /Вопрос scale/ })
    .getByRole("radio", { name: "4" })
    .press(" ");
  await morning
    .getByRole("group", { name: /Вопрос enps/ })
    .getByRole("radio", { name: "9" })
    .press(" ");
  await morning.getByRole("checkbox", { name: "multiple 1" }).press(" ");
  await morning.getByLabel(/Вопрос dropdown/).selectOption("dropdown 2");
  await morning.getByLabel(/Вопрос number/).fill("7");
  await morning.getByLabel(/Вопрос text/).fill("Коротко");
  await morning.getByRole("button", { name: "Сохранить и продолжить потом" }).click();
  await expect(morning.getByRole("link", { name: "Продолжить опрос" })).toBeVisible();

  const evening = await as("ivan", phone);
  await evening.goto(survey);
  await evening.getByRole("link", { name: "Продолжить опрос" }).click();
  await expect(evening.getByLabel(/Вопрос text/)).toHaveValue("Коротко");
  await evening.getByRole("button", { name: "Далее" }).click();
  await expect(evening.getByText("Раздел 2 из 2")).toBeVisible();
  await evening.getByLabel(/Вопрос long/).fill("Открылось после «Да»");
  await evening.getByLabel(/Вопрос date/).fill("2027-06-12");
  await evening.getByLabel(/Вопрос time/).fill("09:30");
  const order = evening.getByRole("group", { name: /Вопрос ranking/ }).getByRole("listitem");
  const was = (await order.first().textContent())!;
  await order.first().getByRole("button", { name: /^Ниже/ }).click();
  await expect(order.first()).not.toHaveText(was);
  const photo = { name: "обед.txt", mimeType: "text/plain", buffer: Buffer.from("Суп и компот") };
  await evening.getByLabel(/Вопрос file/).setInputFiles(photo);
  await evening.getByLabel(/Вопрос consent/).press(" ");
  await evening.getByRole("button", { name: "Отправить" }).click();
  await expect(evening.getByText("Вы уже ответили")).toBeVisible();

  await admin.goto(`${address}/results`);
  for (const kind of questionKinds.filter((one) => one !== "note"))
    await expect(admin.getByText(`Вопрос ${kind}`).first()).toBeVisible();
  await expect(admin.getByRole("link", { name: "обед.txt" })).toBeVisible();
  await admin.getByLabel("Слова в ответах (необязательно)").fill("открылось");
  await admin.getByRole("button", { name: "Показать" }).click();
  await expect(admin.getByText("Открылось после «Да»")).toBeVisible();
});
