import type { Span } from "../contract.ts";

export const spanWords: Record<Span, string> = { "7": "7 дней", "30": "30 дней", "90": "90 дней" };

export const keyWords: Record<string, string> = {
  other: "Другие",
  android: "Android",
  ios: "iPhone и iPad",
  desktop: "Компьютер",
  browser: "В браузере",
  installed: "Установленный портал",
  "in-app": "Внутри другого приложения",
  "web-install": "Установили из браузера",
  "app-install": "Открыли установленный впервые",
  "app-open": "Открывали установленный",
};

const days = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "UTC" });

/** «9 ноября» */
export const dayWords = (day: string) => days.format(new Date(day));
