import { page } from "#app/web/urls.ts";

export const deepLinks = {
  moved: page("/moved", { title: "Это место переехало" }),
};

/** Where the places that the portal had under other names are today: the first word of an old link, and the section nearest to it. */
export const movedPlaces: Record<string, { path: `/${string}`; title: string }> = {
  gratitude: { path: "/thanks", title: "Спасибо" },
  market: { path: "/store", title: "Магазин" },
  events: { path: "/calendar", title: "Календарь" },
  quiz: { path: "/tests", title: "Тесты" },
  questionnaires: { path: "/surveys", title: "Опросы" },
  blogs: { path: "/feed/blogs", title: "Блоги" },
  groups: { path: "/cm", title: "Сообщества" },
};
