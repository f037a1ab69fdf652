import { page } from "#app/web/urls.ts";

/** A guest account as whoever answers for it sees it, and where an administrator says who that is (product B28). */
export const guests = {
  guest: page("/guests/:id", { title: "Гостевой доступ" }),
  adminSponsor: page("/admin/guests/:id", { audience: "admin", title: "Кто отвечает за гостя" }),
};
