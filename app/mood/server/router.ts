import { moodContract } from "#app/mood/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { readMine, tell } from "./own.ts";
import { readTogether } from "./together.ts";

const api = implementArea(moodContract);

export const moodRouter = api.router({
  mine: api.mine.handler(({ context }) => readMine(context.viewer)),
  tell: api.tell.handler(({ context, input }) => tell(context.viewer, input)),
  company: api.company.handler(({ context }) => readTogether(context.viewer)),
});
