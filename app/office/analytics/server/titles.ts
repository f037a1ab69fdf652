import { pages } from "#app/routes.ts";
import { createMatcher } from "#app/web/match.ts";
import type { PageUrl } from "#app/web/urls.ts";

const match = createMatcher(pages);

/** Pages that show a publication: what was opened there has a number of its own. */
const publications = new Set(["ugc/post", "news/article"]);

/** What pages without a name of their own belong to, by the first word of their path. */
const sections: Record<string, string> = {
  account: "Личный кабинет",
  achievement: "Достижения",
  achievements: "Достижения",
  adaptation: "Адаптация",
  balance: "Баланс",
  bonus: "Бонусы",
  c: "Каналы",
  calendar: "Календарь",
  calendardetail: "Календарь",
  channels: "Каналы",
  cm: "Сообщества",
  courses: "Обучение",
  "empty-tasks": "Задания",
  "interactive-maps": "Интерактивные карты",
  learning: "Обучение",
  "my-resource": "Мой ресурс",
  opinion: "Мнение",
  service: "Сервисы",
  "service-builder": "Сервисы",
  services: "Сервисы",
  sputnik: "Обучение",
  store: "Магазин",
  surveys: "Опросы",
  tasks: "Задания",
  tests: "Тесты",
  thanks: "Благодарности",
  transfer: "Перевод баллов",
};

/** What the specification calls otherwise than the page does, and parts of a section with a name of their own. */
const parts: Record<string, string> = {
  "/account": "Личный кабинет",
  "/store/cart": "Корзина",
  "/store/favorites": "Избранные товары",
  "/store/purchases": "Мои покупки",
  "/account/notification-settings": "Настройки уведомлений",
};

/** What the analytics call a page (specification §2): the specification's word, else its own title, else its section's. */
export function titleOfPage({ pattern, title }: Pick<PageUrl, "pattern" | "title">): string | undefined {
  return parts[pattern] ?? title ?? sections[(pattern.split("/")[1] ?? "").toLowerCase()];
}

export type VisitedPage = { route: string; title: string; objectId: string | null };

/** The page at a path, in the words of the table; null where there is no such page, or nothing that a person looks at. */
export function visitedPage(path: string): VisitedPage | null {
  const found = match(path);
  const title = found && titleOfPage(found.page);
  if (!found || !title) return null;
  const id = publications.has(found.id) && /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.exec(path)?.[0];
  return { route: found.page.pattern, title, objectId: id || null };
}
