import { templatesContract } from "#app/news/templates/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { dropTemplate, keepTemplate, readTemplate, readTemplates } from "./templates.ts";

const api = implementArea(templatesContract);

export const templatesRouter = api.router({
  list: api.list.handler(({ context, input }) => readTemplates(context.viewer, input.after)),
  read: api.read.handler(({ context, input }) => readTemplate(context.viewer, input.id)),
  keep: api.keep.handler(({ context, input }) => keepTemplate(context.viewer, input)),
  drop: api.drop.handler(({ context, input }) => dropTemplate(context.viewer, input.id)),
});
