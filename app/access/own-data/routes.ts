import { page } from "#app/web/urls.ts";

const audience = "admin";

/** The archive of everything that is a person's own, for them alone, and how it is erased. */
export const ownData = {
  export: page("/account/export", { title: "Мои данные" }),
  erase: page("/account/delete", { title: "Удалить мои данные" }),
  adminErasures: page("/admin/erasures", { audience, title: "Просьбы удалить данные" }),
  adminRefuse: page("/admin/erasures/:id/refuse", { audience, title: "Отказ удалить данные" }),
  adminErase: page("/admin/erase/:id", { audience, title: "Удаление данных" }),
};
