import type { Family } from "./family.ts";

export const decisions: Family = {
  title: "Решения модераторов",
  hint: "О ваших публикациях, комментариях и профиле",
  kinds: {
    restrained: "На это пожаловались, до проверки оно скрыто",
    hidden: "Модератор скрыл",
    deleted: "Модератор удалил",
    warned: "Предупреждение модератора",
    muted: "Модератор попросил вас сделать паузу",
    suspended: "Модератор приостанавливал вашу учётную запись",
    cleared: "Модератор проверил и вернул читателям",
    approved: "Модератор опубликовал",
    rejected: "Модератор просит исправить",
    upheld: "Решение осталось в силе",
    overturned: "Решение отменено",
  },
  mail: "now",
  push: "now",
  mandatory: true,
};

export const alerts: Family = {
  title: "Замеченные слова и ссылки",
  hint: "Что нашли правила, которые велят сообщить модераторам",
  kinds: { "text-alert": "Сработало правило о словах и ссылках" },
  mail: "digest",
  push: "off",
  isFor: ({ rights }) => rights.includes("moderator"),
};

export const reports: Family = {
  title: "Ваши жалобы",
  hint: "Что решили модераторы",
  kinds: {
    "report-kept": "По вашей жалобе нарушений не нашли",
    "report-acted": "Спасибо за жалобу: модератор принял меры",
  },
  mail: "digest",
  push: "off",
};
