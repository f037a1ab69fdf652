import { moodContract } from "#app/wellbeing/mood/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { readMine, tell } from "./own.ts";
import { changeSupport, readSupport } from "./support.ts";
import { readTogether } from "./together.ts";

const api = implementArea(moodContract);

export const moodRouter = api.router({
  mine: api.mine.handler(({ context }) => readMine(context.viewer)),
  tell: api.tell.handler(({ context, input }) => tell(context.viewer, input)),
  support: api.support.handler(({ context }) => readSupport(context.viewer)),
  changeSupport: api.changeSupport.handler(({ context, input }) => changeSupport(context.viewer, input)),
  company: api.company.handler(({ context }) => readTogether(context.viewer)),
});
