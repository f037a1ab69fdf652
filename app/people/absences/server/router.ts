import { absencesContract } from "#app/people/absences/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { addAbsence, dropAbsence, readOwn } from "./own.ts";

const api = implementArea(absencesContract);

export const absencesRouter = api.router({
  own: api.own.handler(({ context }) => readOwn(context.viewer)),
  add: api.add.handler(({ context, input }) => addAbsence(context.viewer, input)),
  drop: api.drop.handler(({ context, input }) => dropAbsence(context.viewer, input.id)),
});
