import type { Family } from "./family.ts";

export const mustRead: Family = {
  title: "Обязательно прочитать",
  hint: "Публикации, с которыми нужно ознакомиться, и напоминания о них",
  kinds: { "must-read": "Ознакомьтесь, пожалуйста, с публикацией" },
  mail: "now",
  push: "now",
  mandatory: true,
  mark: "news",
};

export const changes: Family = {
  title: "Изменения в статьях",
  hint: "Редакция обновила то, что вы читали",
  kinds: { changed: "Обновили публикацию" },
  mail: "digest",
  push: "off",
  mark: "news",
};

export const desk: Family = {
  title: "Работа редакции",
  hint: "Проверка, доработка, пересмотр и разговор редакторов",
  kinds: {
    review: "Ждёт вашей проверки",
    returned: "Вернули на доработку",
    stale: "Пора пересмотреть статью",
    expired: "Статью вовремя не пересмотрели, она снята с публикации:",
    "desk-talk": "Редакторы говорят о вашей статье",
    "desk-mention": "Вас позвали в разговор редакторов о статье",
  },
  mail: "digest",
  push: "now",
  mark: "news",
  isFor: ({ rights }) => rights.includes("editor") || rights.includes("chief-editor"),
};
