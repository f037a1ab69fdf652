import { page } from "#app/web/urls.ts";

export const maps = {
  list: page("/interactive-maps", { title: "Интерактивные карты", deepLinks: ["maps"] }),
  one: page("/interactive-maps/:mapId", { title: "Карта" }),
  open: page("/interactive-maps/:mapId/open", { title: "Карта на весь экран" }),
  print: page("/interactive-maps/:mapId/print", { title: "Карта на бумаге" }),
  points: page("/interactive-maps/:mapId/points", { title: "Карта списком и таблицей" }),
  sticker: page("/interactive-maps/:mapId/sticker/:no", { title: "Наклейка «Я здесь»" }),
};
