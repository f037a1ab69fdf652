import { contentContract } from "#app/engines/content/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { readComments } from "./comment-pages.ts";
import { editComment, removeComment, writeComment } from "./comments.ts";
import { readOwn, readPublication, readSource } from "./publications.ts";
import { react } from "./reactions.ts";
import { paint, publish, removeOwn, revise } from "./writing.ts";

const api = implementArea(contentContract);

export const contentRouter = api.router({
  publication: api.publication.handler(({ context, input }) => readPublication(context.viewer, input.id)),
  source: api.source.handler(({ context, input }) => readSource(context.viewer, input.id)),
  own: api.own.handler(({ context, input }) => readOwn(context.viewer, input.after)),
  paint: api.paint.handler(({ context, input }) => paint(context.viewer, input)),
  create: api.create.handler(({ context, input }) => publish(context.viewer, input)),
  edit: api.edit.handler(({ context, input }) => revise(context.viewer, input)),
  remove: api.remove.handler(({ context, input }) => removeOwn(context.viewer, input.id)),
  comments: api.comments.handler(({ context, input }) => readComments(context.viewer, input)),
  comment: api.comment.handler(({ context, input }) => writeComment(context.viewer, input)),
  editComment: api.editComment.handler(({ context, input }) => editComment(context.viewer, input)),
  removeComment: api.removeComment.handler(({ context, input }) => removeComment(context.viewer, input.id)),
  react: api.react.handler(({ context, input }) => react(context.viewer, input)),
});
