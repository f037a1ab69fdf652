import { page } from "#app/web/urls.ts";

/** A person's points: how they work, where they came from, how one gives them on. */
export const balance = {
  bonus: page("/bonus", { title: "Бонусы" }),
  statement: page("/balance", { title: "Баланс" }),
  signed: page("/balance/statement.json"),
  print: page("/balance/print", { title: "Выписка для печати" }),
  key: page("/balance/key", { title: "Как проверить выписку" }),
  transfer: page("/transfer", { title: "Перевод баллов" }),
};
