import type { JournalDeed, JournalEntry } from "../contract.ts";

/** Every deed that the portal writes down, as people call it. */
export const deedWords: Record<JournalDeed, string> = {
  login: "Вход",
  logout: "Выход",
  "sessions.ended": "Завершены все входы",
  "person.suspended": "Учётная запись приостановлена",
  "person.restored": "Возвращение на портал",
  "person.left": "Отмечено увольнение",
  "people.imported": "Применена таблица людей",
  "right.given": "Дано право",
  "right.taken": "Снято право",
  "right.ended": "Кончился срок права",
  "shown-as.begun": "Начат показ глазами сотрудника",
  "shown-as.ended": "Закончен показ глазами сотрудника",
  "consent.given": "Дано согласие",
  "rss.token-made": "Созданы адреса RSS",
  "talk.close": "Закрыты комментарии",
  "talk.open": "Открыты комментарии",
  "reactions.close": "Закрыты реакции",
  "reactions.open": "Открыты реакции",
  "import.begun": "Начат перенос",
  "import.undone": "Отменён перенос",
  "moderation.rules": "Изменены правила проверки",
  "moderation.keep": "Модерация: оставлено",
  "moderation.hide": "Модерация: скрыто",
  "moderation.delete": "Модерация: удалено",
  "moderation.warn": "Модерация: предупреждение",
  "moderation.mute": "Модерация: запрет писать",
  "moderation.approve": "Модерация: опубликовано",
  "moderation.reject": "Модерация: возвращено автору",
  "moderation.uphold": "Модерация: решение в силе",
  "moderation.overturn": "Модерация: решение отменено",
  "moderation.restrain": "Модерация: скрыто до проверки",
};

export const resultWords: Record<JournalEntry["result"], string> = {
  ok: "сделано",
  refused: "отказано",
  failed: "не получилось",
};
