import { translationsContract } from "#app/news/translations/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import {
  addTranslation,
  changeTranslation,
  readTranslationSource,
  readTranslations,
  removeTranslation,
} from "./desk.ts";

const api = implementArea(translationsContract);

export const translationsRouter = api.router({
  list: api.list.handler(({ context, input }) => readTranslations(context.viewer, input.id)),
  add: api.add.handler(({ context, input }) => addTranslation(context.viewer, input)),
  source: api.source.handler(({ context, input }) => readTranslationSource(context.viewer, input.id)),
  change: api.change.handler(({ context, input }) => changeTranslation(context.viewer, input)),
  remove: api.remove.handler(({ context, input }) => removeTranslation(context.viewer, input.id)),
});
