import type { Family } from "./family.ts";

export const mood: Family = {
  title: "Настроение коллег",
  hint: "Подчинённый показал вам свой день",
  kinds: { mood: "Вам показали, как прошёл день" },
  mail: "off",
  push: "off",
};

export const consents: Family = {
  title: "Данные людей",
  hint: "Сотрудник отозвал согласие на обработку данных или просит их удалить, подходит срок по закону",
  kinds: {
    "consent-withdrawn": "Отозвано",
    "erasure-asked": "Просит удалить свои данные",
    "data-due": "Подходит срок",
  },
  mail: "now",
  push: "now",
  mandatory: true,
  isFor: ({ isAdmin }) => isAdmin,
};

export const followers: Family = {
  title: "Новые подписчики",
  hint: "Коллеги подписались на ваши публикации",
  kinds: {
    follower: { one: "На вас подписались", many: ["новый подписчик", "новых подписчика", "новых подписчиков"] },
  },
  mail: "off",
  push: "off",
};

export const searches: Family = {
  title: "Сохранённые запросы",
  hint: "Нашлось новое по запросу, за которым вы следите",
  kinds: { found: "Новое по запросу" },
  mail: "digest",
  push: "off",
};

export const support: Family = {
  title: "Ответы поддержки",
  hint: "На ваши обращения",
  kinds: { support: "Поддержка ответила на обращение" },
  mail: "now",
  push: "now",
};

export const ownData: Family = {
  title: "Мои данные",
  hint: "Архив, который вы попросили собрать, готов; ответ на просьбу удалить данные",
  kinds: { "own-data": "Архив ваших данных готов", "erasure-refused": "Просьбу удалить данные отклонили" },
  mail: "now",
  push: "now",
};

export const security: Family = {
  title: "Безопасность",
  hint: "Что изменилось в вашем входе на портал",
  kinds: {
    "second-factor-reset": "Двухшаговый вход сброшен",
    "password-changed": "Ваш пароль изменён",
    "password-link": "Администратор сделал ссылку для вашего нового пароля",
  },
  mail: "now",
  push: "now",
  mandatory: true,
};

export const guests: Family = {
  title: "Ваши гости",
  hint: "У гостя, за которого вы отвечаете, заканчивается доступ",
  kinds: { "guest-ends": "Скоро закончится гостевой доступ" },
  mail: "now",
  push: "now",
};
