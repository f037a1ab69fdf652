import { newsContract } from "#app/news/news/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { readArchived } from "./archive.ts";
import { acknowledge, readArticle, readDue, readNews, readRelated } from "./articles.ts";
import { listForGuests, readGuestArticle } from "./guests.ts";
import { foldPin, readPinned } from "./pinned.ts";
import { readRubric, readRubrics, subscribe } from "./rubrics.ts";

const api = implementArea(newsContract);

export const newsRouter = api.router({
  list: api.list.handler(({ context, input }) => readNews(context.viewer, input.rubric, input.after)),
  article: api.article.handler(({ context, input }) => readArticle(context.viewer, input.id, input)),
  guestArticle: api.guestArticle.handler(({ input }) => readGuestArticle(input.id, input.language)),
  forGuests: api.forGuests.handler(({ context, input }) => listForGuests(context.viewer, input.after)),
  archived: api.archived.handler(({ context, input }) => readArchived(context.viewer, input.id)),
  related: api.related.handler(({ context, input }) => readRelated(context.viewer, input.id)),
  acknowledge: api.acknowledge.handler(({ context, input }) => acknowledge(context.viewer, input.id)),
  due: api.due.handler(({ context }) => readDue(context.viewer)),
  pinnedWork: api.pinnedWork.handler(({ context }) => readPinned(context.viewer, "work")),
  pinnedLife: api.pinnedLife.handler(({ context }) => readPinned(context.viewer, "life")),
  fold: api.fold.handler(({ context, input }) => foldPin(context.viewer, input)),
  rubrics: api.rubrics.handler(({ context }) => readRubrics(context.viewer)),
  rubric: api.rubric.handler(({ context, input }) => readRubric(context.viewer, input.id)),
  subscribe: api.subscribe.handler(({ context, input }) => subscribe(context.viewer, input.id, input.subscribed)),
});
