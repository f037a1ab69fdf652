import { page } from "#app/web/urls.ts";

/** Whom and what a person follows, and who follows them. */
export const followings = {
  subscriptions: page("/account/subscriptions", { title: "Мои подписки" }),
  subscribers: page("/account/subscribers", { title: "Мои подписчики" }),
};
