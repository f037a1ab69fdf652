import { page } from "#app/web/urls.ts";

/** Hashtags: all of them, and the publications that carry one (specification §2, product B24). */
export const hashtags = {
  list: page("/hashtag/list", { title: "Теги" }),
  tag: page("/hashtag/list/:hashtag", { title: "Тег" }),
};
