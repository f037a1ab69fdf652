import type { Family } from "./family.ts";

export const mustRead: Family = {
  title: "Обязательно прочитать",
  hint: "Публикации, с которыми нужно ознакомиться, и напоминания о них",
  kinds: { "must-read": "Ознакомьтесь, пожалуйста, с публикацией" },
  mail: "now",
  mandatory: true,
  mark: "news",
};

export const changes: Family = {
  title: "Изменения в статьях",
  hint: "Редакция обновила то, что вы читали",
  kinds: { changed: "Обновили публикацию" },
  mail: "digest",
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
  mark: "news",
  isFor: ({ rights }) => rights.includes("editor") || rights.includes("chief-editor"),
};
