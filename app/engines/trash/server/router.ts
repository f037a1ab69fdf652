import { trashContract } from "#app/engines/trash/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { bringBack, purgeOwn, readDeskTrash, readOwnLine, readOwnTrash, restoreOwn } from "./trash.ts";

const api = implementArea(trashContract);

export const trashRouter = api.router({
  own: api.own.handler(({ context, input }) => readOwnTrash(context.viewer, input.after)),
  line: api.line.handler(({ context, input }) => readOwnLine(context.viewer, input)),
  restore: api.restore.handler(({ context, input }) => restoreOwn(context.viewer, input)),
  purge: api.purge.handler(({ context, input }) => purgeOwn(context.viewer, input)),
  desk: api.desk.handler(({ context, input }) => readDeskTrash(context.viewer, input.after)),
  bringBack: api.bringBack.handler(({ context, input }) => bringBack(context.viewer, input)),
});
