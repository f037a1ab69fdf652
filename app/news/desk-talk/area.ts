import { area } from "#app/area.ts";
import { deskTalkContract } from "./contract.ts";
import { notifyOfDeskTalk } from "./server/notices.ts";
import { ownRemarks } from "./server/own-data.ts";
import { readTalk, say, unsay } from "./server/talk.ts";

export const deskTalk = area({
  title: "Разговор редакторов",
  contract: deskTalkContract,
  serve: {
    read: readTalk,
    say,
    unsay: (viewer, input) => unsay(viewer, input.id),
  },
  keeps: ownRemarks,
  listeners: [notifyOfDeskTalk],
});
