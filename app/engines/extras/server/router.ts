import { extrasContract } from "#app/engines/extras/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { attach, detach } from "./files.ts";
import { attachOwn, detachOwn, readOwnFiles } from "./own-files.ts";
import { readExtras, relate } from "./related.ts";

const api = implementArea(extrasContract);

export const extrasRouter = api.router({
  desk: api.desk.handler(({ context, input }) => readExtras(context.viewer, input)),
  attach: api.attach.handler(({ context, input }) => attach(context.viewer, input)),
  detach: api.detach.handler(({ context, input }) => detach(context.viewer, input)),
  relate: api.relate.handler(({ context, input }) => relate(context.viewer, input)),
  own: api.own.handler(({ context, input }) => readOwnFiles(context.viewer, input)),
  attachOwn: api.attachOwn.handler(({ context, input }) => attachOwn(context.viewer, input)),
  detachOwn: api.detachOwn.handler(({ context, input }) => detachOwn(context.viewer, input)),
});
