import { draftsContract } from "#app/engines/drafts/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { dropDraft, keepPictures, readDraft, readDrafts, saveDraft } from "./drafts.ts";

const api = implementArea(draftsContract);

export const draftsRouter = api.router({
  list: api.list.handler(({ context, input }) => readDrafts(context.viewer, input.after)),
  read: api.read.handler(({ context, input }) => readDraft(context.viewer, input.id)),
  save: api.save.handler(({ context, input }) => saveDraft(context.viewer, input)),
  keepPictures: api.keepPictures.handler(({ context, input }) => keepPictures(context.viewer, input)),
  drop: api.drop.handler(({ context, input }) => dropDraft(context.viewer, input.id)),
});
