import type { Pack } from "./pack.ts";

const time = new Intl.DateTimeFormat("ru-RU", { hour: "2-digit", minute: "2-digit" });
const day = new Intl.DateTimeFormat("ru-RU", { day: "numeric", month: "long" });

/** «14:05» of today, «20 ноября, 14:05» of another day, by the reader's own clock. */
export function momentInWords(at: number, present: number): string {
  const moment = time.format(at);
  return day.format(at) === day.format(present) ? moment : `${day.format(at)}, ${moment}`;
}

/** The bar over a saved copy. */
export function savedInWords(at: number, present: number): string {
  return `Нет связи. Показано сохранённое на ${momentInWords(at, present)}`;
}

/** «Сохранено, 21 ноября»; «Сохранено 7 из 20» of what is not whole yet. */
export function packInWords({ savedAt, startedAt, done, total }: Pack): string {
  if (savedAt && savedAt >= startedAt) return `Сохранено, ${day.format(savedAt)}`;
  if (total) return `Сохранено ${done} из ${total}`;
  return savedAt ? `Сохранено, ${day.format(savedAt)}` : "Сохранено не всё";
}
