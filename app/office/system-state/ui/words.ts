import type { ClockJob, ErrorGroup, Health, SystemState } from "../contract.ts";

export const healthWords: Record<Health, string> = {
  good: "В порядке",
  attention: "Обратите внимание",
  bad: "Не работает",
};

export const healthLooks = { good: "success", attention: "warning", bad: "danger" } as const;
export const healthIcons = { good: "success", attention: "warning", bad: "danger" } as const;

export const everyWords: Record<ClockJob["every"], string> = {
  minute: "каждую минуту",
  often: "каждые десять минут",
  hour: "каждый час",
  day: "раз в сутки",
};

export const troubleWords: Record<NonNullable<SystemState["mail"]["trouble"]>, string> = {
  mailbox: "ящик получателя отказал",
  letter: "письмо не приняли",
  later: "сервер просит повторить позже",
  server: "почтовый сервер не отвечает или не пускает",
};

export const pushTroubleWords: Record<NonNullable<SystemState["push"]["trouble"]>, string> = {
  later: "служба не ответила или просит повторить позже",
  refused: "служба не приняла уведомление",
  large: "уведомление вышло слишком большим",
};

export const errorWords: Record<ErrorGroup["kind"], string> = {
  request: "Страница или запрос",
  job: "Работа портала",
  event: "Событие",
  server: "Сервер",
  browser: "Браузер",
};

export const never = "ещё не было";

/** «12,4 ГБ», «640 МБ» */
export function roomText(bytes: number): string {
  const [unit, size] = bytes < 1024 ** 3 ? ["МБ", bytes / 1024 ** 2] : ["ГБ", bytes / 1024 ** 3];
  return `${new Intl.NumberFormat("ru", { maximumFractionDigits: 1 }).format(size)} ${unit}`;
}
