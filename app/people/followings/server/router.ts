import { followingsContract } from "#app/people/followings/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { readPopular } from "./popular.ts";
import { dropSubscriber, readSubscribers } from "./subscribers.ts";
import { readSubscriptions, unfollow } from "./subscriptions.ts";

const api = implementArea(followingsContract);

export const followingsRouter = api.router({
  subscriptions: api.subscriptions.handler(({ context, input }) =>
    readSubscriptions(context.viewer, input.kind, input.after),
  ),
  popular: api.popular.handler(({ context, input }) => readPopular(context.viewer, input.kind)),
  unfollow: api.unfollow.handler(({ context, input }) => unfollow(context.viewer, input.kind, input.id)),
  subscribers: api.subscribers.handler(({ context, input }) => readSubscribers(context.viewer, input.after)),
  dropSubscriber: api.dropSubscriber.handler(({ context, input }) => dropSubscriber(context.viewer, input.accountId)),
});
