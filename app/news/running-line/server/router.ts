import { runningLineContract } from "#app/news/running-line/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { readDesk, readSource } from "./desk.ts";
import { dismiss, readLines } from "./lines.ts";
import { change, create, end, move } from "./writing.ts";

const api = implementArea(runningLineContract);

export const runningLineRouter = api.router({
  work: api.work.handler(({ context }) => readLines(context.viewer, "work")),
  life: api.life.handler(({ context }) => readLines(context.viewer, "life")),
  all: api.all.handler(({ context }) => readLines(context.viewer)),
  dismiss: api.dismiss.handler(({ context, input }) => dismiss(context.viewer, input.id)),
  desk: api.desk.handler(({ context, input }) => readDesk(context.viewer, input.part, input.after)),
  source: api.source.handler(({ context, input }) => readSource(context.viewer, input.id)),
  create: api.create.handler(({ context, input }) => create(context.viewer, input)),
  change: api.change.handler(({ context, input }) => change(context.viewer, input)),
  end: api.end.handler(({ context, input }) => end(context.viewer, input.id)),
  move: api.move.handler(({ context, input }) => move(context.viewer, input)),
});
