import { area } from "#app/area.ts";
import { storiesContract } from "./contract.ts";
import { storiesNavigation } from "./navigation.ts";
import { answer, readAnswers } from "./server/answers.ts";
import { readDesk, readSource } from "./server/desk.ts";
import { storyDuty } from "./server/duty.ts";
import { addFilm, addFrame, changeFilm, changeFrame, moveFrame, removeFrame } from "./server/frames.ts";
import { keep } from "./server/keeping.ts";
import { notifyOfAnswer, storiesNotices } from "./server/notices.ts";
import { ownStories } from "./server/own-data.ts";
import { react } from "./server/reactions.ts";
import { archive, end, move, schedule } from "./server/showing.ts";
import { readBar, readKept, readStory } from "./server/stories.ts";
import { see } from "./server/views.ts";
import { change, create, remove } from "./server/writing.ts";

export const stories = area({
  title: "Истории",
  contract: storiesContract,
  navigation: storiesNavigation,
  serve: {
    bar: readBar,
    kept: readKept,
    story: (viewer, input) => readStory(viewer, input.id),
    see,
    react,
    answer,
    answers: readAnswers,
    desk: (viewer, input) => readDesk(viewer, input.part, input.after),
    source: readSource,
    create,
    change,
    remove: (viewer, input) => remove(viewer, input.id),
    schedule,
    end: (viewer, input) => end(viewer, input.id),
    keep,
    archive,
    move,
    addFrame,
    changeFrame,
    addFilm,
    changeFilm,
    removeFrame,
    moveFrame,
  },
  keeps: ownStories,
  duties: { stories: storyDuty },
  notices: [storiesNotices],
  listeners: [notifyOfAnswer],
});
