import { page, pictured } from "#app/web/urls.ts";

const audience = "staff";

/** Where the people of the company are seen to; how they sign in, and with which rights, administrators alone decide. */
export const peopleDesk = {
  list: page("/admin/people", { audience, title: "Люди компании" }),
  tableAdd: page("/admin/people/import", { audience, title: "Таблица людей", files: pictured }),
  table: page("/admin/people/import/:id", { audience, title: "Что изменит таблица" }),
  ldap: page("/admin/people/directory/ldap", { audience: "admin", title: "Каталог LDAP" }),
  person: page("/admin/people/:id", { audience, title: "Сотрудник" }),
  suspend: page("/admin/people/:id/suspend", { audience, title: "Приостановка учётной записи" }),
  secondFactor: page("/admin/people/:id/second-factor", { audience: "admin", title: "Сброс двухшагового входа" }),
  password: page("/admin/people/:id/password", { audience: "admin", title: "Ссылка для нового пароля" }),
  leave: page("/admin/people/:id/leave", { audience, title: "Увольнение" }),
};
