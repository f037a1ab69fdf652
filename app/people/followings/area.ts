import { area } from "#app/area.ts";
import { followingsContract } from "./contract.ts";
import { readPopular } from "./server/popular.ts";
import { dropSubscriber, readSubscribers } from "./server/subscribers.ts";
import { readSubscriptions, unfollow } from "./server/subscriptions.ts";

export const followings = area({
  title: "Подписки и подписчики",
  contract: followingsContract,
  serve: {
    subscriptions: (viewer, input) => readSubscriptions(viewer, input.kind, input.after),
    popular: (viewer, input) => readPopular(viewer, input.kind),
    unfollow: (viewer, input) => unfollow(viewer, input.kind, input.id),
    subscribers: (viewer, input) => readSubscribers(viewer, input.after),
    dropSubscriber: (viewer, input) => dropSubscriber(viewer, input.accountId),
  },
});
