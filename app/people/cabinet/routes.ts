import { page } from "#app/web/urls.ts";

/** A person's own place: what they have here, what they tell of themselves, how others see it. */
export const cabinet = {
  home: page("/account", { title: "Личный кабинет" }),
  aboutMyself: page("/account/about-myself", { title: "О себе" }),
  about: page("/account/about", { title: "Как меня видят" }),
  activity: page("/my-activity", { title: "Моя активность" }),
};
