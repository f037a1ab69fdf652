import { cabinetContract } from "#app/people/cabinet/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { readActivity } from "./activity.ts";
import { readHome } from "./home.ts";
import { readSeen } from "./seen.ts";
import { readWords, tellWords } from "./words.ts";

const api = implementArea(cabinetContract);

export const cabinetRouter = api.router({
  activity: api.activity.handler(({ context, input }) => readActivity(context.viewer, input.kind, input.after)),
  home: api.home.handler(({ context }) => readHome(context.viewer)),
  words: api.words.handler(({ context }) => readWords(context.viewer)),
  tell: api.tell.handler(({ context, input }) => tellWords(context.viewer, input)),
  seen: api.seen.handler(({ context, input }) => readSeen(context.viewer, input.by)),
});
