import { page } from "#app/web/urls.ts";

/** The desk of the running line; its readers meet it on the main page and above two feeds (specification §1). */
export const runningLine = {
  adminList: page("/admin/running-line", { audience: "editor", title: "Бегущая строка" }),
  adminCreate: page("/admin/running-line/new", { audience: "editor", title: "Новое объявление" }),
  adminEdit: page("/admin/running-line/:id", { audience: "editor", title: "Объявление" }),
};
