import { storiesContract } from "#app/news/stories/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { answer, readAnswers } from "./answers.ts";
import { readDesk, readSource } from "./desk.ts";
import { addFilm, addFrame, changeFilm, changeFrame, moveFrame, removeFrame } from "./frames.ts";
import { keep } from "./keeping.ts";
import { react } from "./reactions.ts";
import { archive, end, move, schedule } from "./showing.ts";
import { readBar, readKept, readStory } from "./stories.ts";
import { see } from "./views.ts";
import { change, create, remove } from "./writing.ts";

const api = implementArea(storiesContract);

export const storiesRouter = api.router({
  bar: api.bar.handler(({ context }) => readBar(context.viewer)),
  kept: api.kept.handler(({ context, input }) => readKept(context.viewer, input)),
  story: api.story.handler(({ context, input }) => readStory(context.viewer, input.id)),
  see: api.see.handler(({ context, input }) => see(context.viewer, input)),
  react: api.react.handler(({ context, input }) => react(context.viewer, input)),
  answer: api.answer.handler(({ context, input }) => answer(context.viewer, input)),
  answers: api.answers.handler(({ context, input }) => readAnswers(context.viewer, input)),
  desk: api.desk.handler(({ context, input }) => readDesk(context.viewer, input.part, input.after)),
  source: api.source.handler(({ context, input }) => readSource(context.viewer, input)),
  create: api.create.handler(({ context, input }) => create(context.viewer, input)),
  change: api.change.handler(({ context, input }) => change(context.viewer, input)),
  remove: api.remove.handler(({ context, input }) => remove(context.viewer, input.id)),
  schedule: api.schedule.handler(({ context, input }) => schedule(context.viewer, input)),
  end: api.end.handler(({ context, input }) => end(context.viewer, input.id)),
  keep: api.keep.handler(({ context, input }) => keep(context.viewer, input)),
  archive: api.archive.handler(({ context, input }) => archive(context.viewer, input)),
  move: api.move.handler(({ context, input }) => move(context.viewer, input)),
  addFrame: api.addFrame.handler(({ context, input }) => addFrame(context.viewer, input)),
  changeFrame: api.changeFrame.handler(({ context, input }) => changeFrame(context.viewer, input)),
  addFilm: api.addFilm.handler(({ context, input }) => addFilm(context.viewer, input)),
  changeFilm: api.changeFilm.handler(({ context, input }) => changeFilm(context.viewer, input)),
  removeFrame: api.removeFrame.handler(({ context, input }) => removeFrame(context.viewer, input)),
  moveFrame: api.moveFrame.handler(({ context, input }) => moveFrame(context.viewer, input)),
});
