import type { Answered, Season, ServiceIcon, ServiceKind, ServiceStatus } from "../contract.ts";

export const kindTitles: Record<ServiceKind, string> = {
  form: "Заявка",
  page: "Страница",
  link: "Ссылка на другой сайт",
  internal: "Раздел портала",
};

export const statusTitles: Record<ServiceStatus, string> = {
  live: "Работает",
  beta: "Пробуем",
  maintenance: "Обслуживание",
  off: "Выключен",
};

export const statusLooks = {
  live: "success",
  beta: "brand",
  maintenance: "warning",
  off: "neutral",
} as const satisfies Record<ServiceStatus, string>;

export const iconTitles: Record<ServiceIcon, string> = {
  services: "Сервисы",
  finance: "Финансы",
  education: "Обучение",
  sport: "Спорт",
  food: "Питание",
  shop: "Магазин",
  "my-resource": "Мой ресурс",
  announcements: "Объявления",
};

export const seasonTitles: Record<Season, string> = {
  ny: "Новый год: /service/ny",
  comix: "Комикс: /services/comix",
};

/** Words as the lines of a list of choices. */
export const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Questions with answers as one field writes them. */
export const pairsText = (pairs: Answered[]) =>
  pairs.map(({ question, answer }) => `${question}\n${answer}`).join("\n\n");
