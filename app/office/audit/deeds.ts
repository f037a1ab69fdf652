import type { platformDeeds } from "#platform/auth/deeds.ts";

/** What the journal calls what the platform itself writes down. */
export const platformWords = {
  login: "Вход",
  logout: "Выход",
  "password.set": "Владелец портала задал пароль",
  "second-factor.on": "Включён двухшаговый вход",
  "second-factor.off": "Выключен двухшаговый вход",
  "second-factor.codes": "Созданы новые запасные коды",
  "second-factor.recovered": "Вход с запасным кодом",
  "second-factor.reset": "Сброшен двухшаговый вход",
  "passkey.added": "Добавлен ключ доступа",
  "passkey.removed": "Убран ключ доступа",
  "passkey.copied": "Не впущен ключ доступа, похожий на копию",
  "shown-as.begun": "Начат показ глазами сотрудника",
  "shown-as.ended": "Закончен показ глазами сотрудника",
} as const satisfies Record<(typeof platformDeeds)[number], string>;
