import type { Locator, Page } from "@playwright/test";
import { enter, pressSpace, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

const main = (page: Page) => page.getByRole("main");
const press = (name: string) => (page: Page) => enter(page, page.getByRole("button", { name, exact: true }));
const tells = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
const open = (page: Page, name: string | RegExp) => enter(page, main(page).getByRole("link", { name }).first());
const unfold = (page: Page, title: string) => pressSpace(page, page.locator("summary", { hasText: title }));
const down = async (page: Page, list: Locator) => {
  await tabTo(page, list);
  await page.keyboard.press("ArrowDown");
};

/** What those who keep the store do beside moving orders on: stock as a table, returns, refunds with a second pair of eyes. */
export function shopDeskWalks({ keeper, walker, second }: Cast): Record<"stock" | "returned" | "refunded", Walk[]> {
  const refund: Walk = {
    intent: "refund",
    who: keeper,
    path: "/admin/store?state=paid",
    at: "store-desk/adminOrder",
    async go(page) {
      await open(page, /^Заказ №/);
      await unfold(page, "Вернуть покупателю");
      await type(page, "Сколько баллов вернуть (необязательно)", "1");
      await type(page, "За что возврат", "Скол на ручке");
      await press("Вернуть")(page);
    },
    done: tells("Сумма больше предела: нужно согласие ещё одного сотрудника"),
  };
  const decide = (intent: string, button: string, text: string): Walk => ({
    ...{ intent, who: second, path: "/admin/store?state=paid", at: "store-desk/adminOrder" },
    async go(page) {
      await open(page, /^Заказ №/);
      await press(button)(page);
    },
    done: tells(text),
  });
  return {
    stock: [
      {
        intent: "look",
        who: keeper,
        path: "/admin/store/stock",
        async go(page) {
          const buffer = Buffer.from("Артикул;Остаток\nЗЕЛ-1;7\n");
          await main(page).getByLabel("Файл CSV").setInputFiles({ name: "остатки.csv", mimeType: "text/csv", buffer });
          await press("Посмотреть, что изменится")(page);
        },
        done: tells(/^Изменится: 1/),
      },
      {
        intent: "apply",
        who: keeper,
        at: "store-desk/adminStock",
        go: press("Записать остатки"),
        done: tells("Записано остатков: 1"),
      },
    ],
    returned: [
      {
        intent: "return",
        who: walker,
        path: "/store/purchases",
        at: "shop/order",
        async go(page) {
          await open(page, /^Заказ №/);
          await unfold(page, "Вернуть товар");
          await down(page, page.getByLabel(/^Сколько вернуть/));
          await type(page, "Что не так", "Не тот цвет");
          await press("Попросить о возврате")(page);
        },
        done: tells("Магазин ответит на вашу просьбу"),
      },
      {
        intent: "decideReturn",
        who: keeper,
        path: "/admin/store?state=return-requested",
        at: "store-desk/adminOrder",
        async go(page) {
          await open(page, /^Заказ №/);
          await press("Решить")(page);
        },
        done: tells("Возврат принят"),
      },
    ],
    refunded: [
      {
        intent: "put",
        who: keeper,
        path: "/admin/store/settings",
        async go(page) {
          await type(page, "До скольких баллов возвращает один сотрудник", "0");
          await press("Сохранить")(page);
        },
        done: tells("Правила магазина сохранены"),
      },
      refund,
      decide("agreeRefund", "Согласиться", "Возврат согласован"),
      refund,
      decide("declineRefund", "Отклонить", "Возврат отклонён"),
    ],
  };
}
