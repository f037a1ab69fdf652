import { hashtagsContract } from "#app/hashtags/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { readHashtag, readHashtags } from "./hashtags.ts";
import { subscribe } from "./subscriptions.ts";

const api = implementArea(hashtagsContract);

export const hashtagsRouter = api.router({
  list: api.list.handler(({ context, input }) => readHashtags(context.viewer, input.query, input.after)),
  page: api.page.handler(({ context, input }) => readHashtag(context.viewer, input.hashtag, input.after)),
  subscribe: api.subscribe.handler(({ context, input }) => subscribe(context.viewer, input.hashtag, input.subscribed)),
});
