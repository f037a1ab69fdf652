import { hashtagsContract } from "#app/engines/hashtags/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { readDesk, readRuled, readStanding } from "./desk.ts";
import { readHashtag, readHashtags } from "./hashtags.ts";
import { banHashtag, freeHashtag, mergeHashtag } from "./ruling.ts";
import { subscribe } from "./subscriptions.ts";

const api = implementArea(hashtagsContract);

export const hashtagsRouter = api.router({
  list: api.list.handler(({ context, input }) => readHashtags(context.viewer, input.query, input.after)),
  page: api.page.handler(({ context, input }) => readHashtag(context.viewer, input.hashtag, input.after)),
  subscribe: api.subscribe.handler(({ context, input }) => subscribe(context.viewer, input.hashtag, input.subscribed)),
  desk: api.desk.handler(({ context, input }) => readDesk(context.viewer, input)),
  ruled: api.ruled.handler(({ context, input }) => readRuled(context.viewer, input)),
  standing: api.standing.handler(({ context, input }) => readStanding(context.viewer, input.hashtag)),
  merge: api.merge.handler(({ context, input }) => mergeHashtag(context.viewer, input)),
  ban: api.ban.handler(({ context, input }) => banHashtag(context.viewer, input.hashtag)),
  free: api.free.handler(({ context, input }) => freeHashtag(context.viewer, input.hashtag)),
});
