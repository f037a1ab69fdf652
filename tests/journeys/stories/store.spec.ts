import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/test.ts";

async function putOnShelf(admin: Page, title: string, points: number, money = ""): Promise<void> {
  await admin.goto("/admin/store/products/create");
  await admin.locator("#product [name=title]").fill(title);
  await admin.locator("#product [name=categoryId]").selectOption({ label: "Кружки и термосы" });
  await admin.locator("#product [name=points]").fill(String(points));
  await admin.locator("#product [name=money]").fill(money);
  await admin.locator("#product [name=stock]").fill("2");
  await admin.locator("#product button[value=make]").click();
  await expect(admin.getByRole("heading", { level: 1 })).toHaveText(title);
}

async function issue(admin: Page, login: string, amount: number): Promise<void> {
  await admin.goto("/admin/loyalty/issue");
  await admin
    .locator("#issue")
    .getByLabel(/^Коллеге/)
    .fill(`@${login}`);
  await admin.locator("#issue [name=amount]").fill(String(amount));
  await admin.locator("#issue [name=words]").fill("За работу в выходной");
  await admin.locator("#issue button[value=issue]").click();
  await expect(admin.getByText("Баллы начислены").first()).toBeVisible();
}

/** From the search of the store to the page that asks to pay. */
async function checkOut(buyer: Page, title: string, points?: number): Promise<void> {
  await buyer.goto("/store");
  const box = buyer.getByRole("searchbox", { name: "Найти в магазине" });
  await box.fill(title);
  await box.press("Enter");
  await buyer.getByRole("main").getByRole("link", { name: title }).click();
  await expect(buyer.getByRole("heading", { level: 1 })).toHaveText(title);
  await buyer.getByRole("button", { name: "В корзину", exact: true }).click();
  await expect(buyer.getByText("Товар в корзине").first()).toBeVisible();
  await buyer.getByRole("link", { name: "Открыть корзину" }).click();
  await expect(buyer.getByRole("heading", { level: 1 })).toHaveText("Корзина");
  await buyer.getByRole("link", { name: "Оформить" }).click();
  await buyer.getByLabel("Телефон").fill("+7 900 123-45-67");
  await buyer.getByRole("radio", { name: "Кабинет 12" }).press("Space");
  if (points !== undefined) await buyer.getByLabel("Сколько баллов потратить").fill(String(points));
  await buyer.getByRole("button", { name: "Дальше: проверить заказ" }).click();
  await expect(buyer.getByRole("heading", { level: 1 })).toHaveText("Проверка заказа");
}

async function pay(buyer: Page): Promise<string> {
  await buyer.getByRole("checkbox", { name: "Я согласен с правилами магазина" }).press("Space");
  await buyer.getByRole("button", { name: /^Оплатить/ }).click();
  await expect(buyer.getByRole("heading", { level: 1 })).toHaveText("Заказ оформлен");
  await buyer.getByRole("link", { name: "Открыть заказ" }).click();
  const heading = buyer.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/^Заказ № \d+$/);
  return (await heading.textContent())!;
}

const main = (page: Page) => page.getByRole("main");
const head = (page: Page) => main(page).locator("header");

test("a thing is found, paid with points, and comes to its buyer, who reads each step", async ({ as, fresh }) => {
  const title = unique("Кружка для ночной смены");
  const login = await fresh("editor");
  const [admin, buyer] = [await as("admin"), await as(login)];
  await putOnShelf(admin, title, 40);
  await issue(admin, login, 60);

  await checkOut(buyer, title);
  const number = await pay(buyer);
  await expect(head(buyer)).toContainText("Оплачен");
  const { pathname } = new URL(buyer.url());

  await admin.goto("/admin/store");
  await admin.getByRole("link", { name: number, exact: true }).click();
  await admin.getByRole("button", { name: "Перевести заказ" }).click();
  await expect(head(admin)).toContainText("Собираем");
  await admin.getByRole("radio", { name: "Готов, можно забирать" }).press("Space");
  await admin.getByLabel(/^Слова покупателю/).fill("Лежит на верхней полке");
  await admin.getByRole("button", { name: "Перевести заказ" }).click();
  await expect(head(admin)).toContainText("Можно забирать");

  await buyer.goto("/store/purchases");
  await expect(main(buyer).getByRole("listitem").filter({ hasText: number })).toContainText("Можно забирать");
  await buyer.goto(pathname);
  await expect(main(buyer)).toContainText("Лежит на верхней полке");
  await expect(main(buyer)).toContainText("Баллы отложены");

  await admin.getByRole("radio", { name: "Выдан" }).press("Space");
  await admin.getByRole("button", { name: "Перевести заказ" }).click();
  await expect(head(admin)).toContainText("Выдан");
  await buyer.goto(pathname);
  await expect(head(buyer)).toContainText("Выдан");
  await buyer.getByRole("link", { name: "Баллы списаны: заказ выдан" }).click();
  await expect(buyer.getByRole("heading", { level: 1 })).toHaveText("Оплата");
  await expect(main(buyer)).toContainText(/40\sбаллов/);
});

test("what is dearer than one's points waits, says how many are missing, and a cancelled order gives them back", async ({
  as,
  fresh,
}) => {
  const title = unique("Зонт от косого дождя");
  const login = await fresh("editor");
  const [admin, buyer] = [await as("admin"), await as(login)];
  await putOnShelf(admin, title, 500);
  await issue(admin, login, 100);

  await checkOut(buyer, title);
  await expect(main(buyer)).toContainText(/Не хватает \d+\sбалл/);
  await expect(main(buyer).getByRole("link", { name: "За что дают баллы" })).toBeVisible();
  await expect(buyer.getByRole("button", { name: /^Оплатить/ })).toHaveCount(0);
  await buyer.goto("/store/cart");
  await expect(main(buyer)).toContainText(title);
  await expect(main(buyer)).toContainText(/Не хватает \d+\sбалл/);

  await issue(admin, login, 400);
  await buyer.goto("/store/cart");
  await buyer.getByRole("link", { name: "Вернуться к нему" }).click();
  await pay(buyer);
  const { pathname } = new URL(buyer.url());
  await buyer.getByRole("button", { name: "Отменить заказ" }).click();
  await expect(head(buyer)).toContainText("Отменён покупателем");
  await expect(main(buyer).getByRole("link", { name: "Баллы вернулись в кошелёк" })).toBeVisible();
  await expect(buyer.getByRole("button", { name: "Отменить заказ" })).toHaveCount(0);

  const stranger = await as("anna");
  await stranger.goto(pathname);
  await expect(main(stranger)).not.toContainText(title);
  await expect(stranger.getByRole("heading", { level: 1 })).not.toHaveText(/^Заказ/);
});

/** From the page that asks to pay to the page of the bank, and back after one of its buttons. */
async function payAtBank(buyer: Page, press: string): Promise<void> {
  await buyer.getByRole("checkbox", { name: "Я согласен с правилами магазина" }).press("Space");
  await buyer.getByRole("button", { name: /^Оплатить/ }).click();
  await expect(buyer.getByRole("heading", { level: 1 })).toHaveText("Оплата заказа");
  await buyer.getByRole("link", { name: "Перейти к оплате" }).click();
  await buyer.getByRole("button", { name: press, exact: true }).click();
  await buyer.getByRole("link", { name: "Вернуться в магазин" }).click();
}

test("a thing is paid with points and a card: declined at first, paid then, and the points are taken once", async ({
  as,
  fresh,
}) => {
  const title = unique("Плед для ночных смен");
  const login = await fresh("editor");
  const [admin, buyer] = [await as("admin"), await as(login)];
  await putOnShelf(admin, title, 100, "1000");
  await issue(admin, login, 60);

  await checkOut(buyer, title, 60);
  await payAtBank(buyer, "Отказать");
  await expect(buyer.getByRole("heading", { level: 1 })).toHaveText("Заказ не оплачен");
  await buyer.getByRole("link", { name: "Вернуться к оплате" }).click();
  await payAtBank(buyer, "Оплатить");
  await expect(main(buyer)).toContainText("Заказ оплачен");
  await buyer.getByRole("link", { name: "Открыть заказ" }).click();
  await expect(head(buyer)).toContainText("Оплачен");
  await expect(main(buyer).getByRole("link", { name: "Оплачено картой" })).toBeVisible();
  await buyer.getByRole("button", { name: "Отменить заказ" }).click();
  await expect(head(buyer)).toContainText("Отменён покупателем");
  await expect(main(buyer)).toContainText("Баллы вернулись в кошелёк");
});
