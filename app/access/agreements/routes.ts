import { page } from "#app/web/urls.ts";

const audience = "staff";

/** What people accept and read; the desk's addresses are ours to choose. */
export const agreements = {
  consent: page("/personal-data", { guests: true, title: "Персональные данные" }),
  list: page("/agreements", { title: "Мои соглашения" }),
  document: page("/agreements/:code", { title: "Соглашение" }),
  withdraw: page("/agreements/:code/withdraw", { title: "Отзыв согласия" }),
  legal: page("/legal", { title: "Правовые документы" }),
  legalGuest: page("/legal-guest", { audience: "public", title: "Документы портала" }),
  adminList: page("/admin/agreements", { audience, title: "Документы компании" }),
  adminCreate: page("/admin/agreements/create", { audience: "admin", title: "Новый документ" }),
  adminAgreement: page("/admin/agreements/:id", { audience, title: "Документ" }),
  adminVersion: page("/admin/agreements/:id/version", { audience: "admin", title: "Новая версия" }),
  adminPublish: page("/admin/agreements/:id/publish", { audience: "admin", title: "Публикация версии" }),
  adminPeople: page("/admin/agreements/:id/people", { audience, title: "Кто принял" }),
  adminPeopleTable: page("/admin/agreements/:id/people.csv", { audience }),
  adminProof: page("/admin/agreements/:id/people/:accountId", { audience, title: "Лист подтверждения" }),
};
