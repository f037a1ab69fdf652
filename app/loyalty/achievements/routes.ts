import { page } from "#app/web/urls.ts";

export const achievements = {
  list: page("/achievements", { title: "Достижения" }),
  key: page("/achievements/key", { title: "Ключевые достижения" }),
  collections: page("/achievements/collections", { title: "Коллекции достижений" }),
  one: page("/achievement/:id", { title: "Достижение" }),
};
