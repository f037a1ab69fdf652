import { page, pictured } from "#app/web/urls.ts";

const audience = "admin";

/** Where an administrator sees to the people of the company: their states and rights. */
export const peopleDesk = {
  list: page("/admin/people", { audience, title: "Люди компании" }),
  tableAdd: page("/admin/people/import", { audience, title: "Таблица людей", files: pictured }),
  table: page("/admin/people/import/:id", { audience, title: "Что изменит таблица" }),
  ldap: page("/admin/people/directory/ldap", { audience, title: "Каталог LDAP" }),
  person: page("/admin/people/:id", { audience, title: "Сотрудник" }),
  suspend: page("/admin/people/:id/suspend", { audience, title: "Приостановка учётной записи" }),
  secondFactor: page("/admin/people/:id/second-factor", { audience, title: "Сброс двухшагового входа" }),
  password: page("/admin/people/:id/password", { audience, title: "Ссылка для нового пароля" }),
  leave: page("/admin/people/:id/leave", { audience, title: "Увольнение" }),
};
