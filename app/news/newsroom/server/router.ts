import { newsroomContract } from "#app/news/newsroom/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { readChoices, readDeskArticle } from "./article.ts";
import { copyArticle } from "./copying.ts";
import { changeArticle, readDesk, writeArticle } from "./desk.ts";
import { movePin, pin, readPins } from "./pins.ts";
import { readPreview } from "./preview.ts";
import { confirmArticle } from "./review.ts";
import { readDifference } from "./revisions.ts";
import { takeStep } from "./steps.ts";

const api = implementArea(newsroomContract);

export const newsroomRouter = api.router({
  desk: api.desk.handler(({ context, input }) => readDesk(context.viewer, input)),
  choices: api.choices.handler(({ context }) => readChoices(context.viewer)),
  source: api.source.handler(({ context, input }) => readDeskArticle(context.viewer, input.id)),
  write: api.write.handler(({ context, input }) => writeArticle(context.viewer, input)),
  change: api.change.handler(({ context, input }) => changeArticle(context.viewer, input)),
  move: api.move.handler(async ({ context, input }) => ({
    id: input.id,
    state: await takeStep(context.viewer, input),
  })),
  difference: api.difference.handler(({ context, input }) => readDifference(context.viewer, input)),
  preview: api.preview.handler(({ context, input }) => readPreview(context.viewer, input)),
  confirm: api.confirm.handler(({ context, input }) => confirmArticle(context.viewer, input)),
  copy: api.copy.handler(({ context, input }) => copyArticle(context.viewer, input.id)),
  pins: api.pins.handler(({ context }) => readPins(context.viewer)),
  movePin: api.movePin.handler(({ context, input }) => movePin(context.viewer, input)),
  pin: api.pin.handler(({ context, input }) => pin(context.viewer, input)),
});
