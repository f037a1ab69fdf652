import { page } from "#app/web/urls.ts";

/** Pages that the person has kept on this device to read without network. */
export const packs = {
  list: page("/packs", { title: "Сохранённое для чтения" }),
};
