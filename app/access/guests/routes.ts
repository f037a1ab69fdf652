import { page } from "#app/web/urls.ts";

/** The guests of whoever answers for them, each on a page, and where an administrator says who that is. */
export const guests = {
  own: page("/guests", { title: "Мои гости" }),
  guest: page("/guests/:id", { title: "Гостевой доступ" }),
  adminSponsor: page("/admin/guests/:id", { audience: "staff", title: "Кто отвечает за гостя" }),
};
