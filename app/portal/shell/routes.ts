import { page } from "#app/web/urls.ts";

/** The kit in all its states: only where the portal is being developed. */
const gallery = { gallery: page("/developing/ui", { audience: "public", title: "Набор деталей" }) };

/** The pages that belong to no area: the front door, the main page and what is said when something is in the way. */
export const shell = {
  welcome: page("/welcome", { audience: "public", title: "Добро пожаловать" }),
  home: page("/", { audience: "public", title: "Вече" }),
  about: page("/about", { audience: "public", title: "О портале" }),
  main: page("/main", { title: "Главная" }),
  sections: page("/sections", { title: "Разделы" }),
  pins: page("/sections/pins", { title: "Закреплённые разделы" }),
  desks: page("/admin", { title: "Управление" }),
  keys: page("/keys", { title: "Клавиши" }),
  notAllowed: page("/not-allowed", { audience: "public", title: "Доступ закрыт", scripts: true }),
  developing: page("/developing", { audience: "public", title: "Раздел готовится" }),
  ...(process.env.NODE_ENV === "development" && gallery),
  notFound: page("/not-found", { audience: "public", title: "Страница не найдена" }),
};
