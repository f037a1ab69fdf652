import { moderationFiguresContract } from "#app/engines/moderation-figures/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { readMonth } from "./month.ts";

const api = implementArea(moderationFiguresContract);

export const moderationFiguresRouter = api.router({
  month: api.month.handler(({ context }) => readMonth(context.viewer)),
});
