import { page } from "#app/web/urls.ts";

/** The directory of people and the structure of the company. */
export const people = {
  directory: page("/people", { title: "Люди" }),
  structure: page("/people/departments", { title: "Структура компании" }),
  department: page("/people/departments/:id", { title: "Подразделение" }),
  birthdays: page("/people/birthdays", { title: "Дни рождения" }),
  newcomers: page("/people/newcomers", { title: "Новые коллеги" }),
  card: page("/people/cards/:socialId"),
};
