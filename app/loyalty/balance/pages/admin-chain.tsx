import { csv } from "#app/web/csv.ts";
import { load } from "#app/web/page.ts";

const head = ["Номер", "Когда", "Что", "Операция", "Причина", "Счёт", "Чей", "Сколько", "Остаток", "Хеш"];

/** Every movement of points, as a table for other programs. */
export const loader = load(async ({ api }) => csv("счёт баллов.csv", head, (await api.balance.chainTable({})).rows));
