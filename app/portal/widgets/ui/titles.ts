import type { WidgetName } from "../contract.ts";

/** What each widget is called on the main page and where it is arranged. */
export const widgetTitles: Record<WidgetName, string> = {
  steps: "Первые шаги",
  mood: "Настроение",
  today: "Сегодня",
  surveys: "Опросы",
  channels: "Мои каналы",
  communities: "Сообщества",
  pinned: "Закреплено",
  birthdays: "Дни рождения",
  newcomers: "Новые коллеги",
  discussed: "Обсуждают",
  hashtags: "Популярные теги",
  drafts: "Мои черновики",
  balance: "Баланс",
  thanks: "Благодарности",
  achievements: "Достижения",
  services: "Сервисы",
  store: "Магазин",
  courses: "Мои курсы",
};
