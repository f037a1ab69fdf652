import { area } from "#app/area.ts";
import { pollsContract } from "./contract.ts";
import { answer, close } from "./server/answering.ts";
import { ownAnswers } from "./server/own-data.ts";
import { dropPoll, putPoll, readOwnPoll } from "./server/writing.ts";

export const polls = area({
  title: "Опросы в публикациях",
  contract: pollsContract,
  serve: {
    answer,
    close: (viewer, input) => close(viewer, input.id),
    own: readOwnPoll,
    put: putPoll,
    drop: dropPoll,
  },
  keeps: ownAnswers,
});
