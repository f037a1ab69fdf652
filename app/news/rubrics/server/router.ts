import { rubricsContract } from "#app/news/rubrics/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { moveRubric, putRubric } from "./keeping.ts";
import { readDeskRubrics, readRubricSource } from "./reading.ts";

const api = implementArea(rubricsContract);

export const rubricsRouter = api.router({
  list: api.list.handler(({ context }) => readDeskRubrics(context.viewer)),
  source: api.source.handler(({ context, input }) => readRubricSource(context.viewer, input.id)),
  put: api.put.handler(({ context, input }) => putRubric(context.viewer, input)),
  move: api.move.handler(({ context, input }) => moveRubric(context.viewer, input)),
});
