import { area } from "#app/area.ts";
import { talkContract } from "./contract.ts";
import { closeTalk, pinComment } from "./server/leading.ts";
import { readReactors } from "./server/reactors.ts";

export const talk = area({
  title: "Разговор: закрыть, закрепить, кто отреагировал",
  contract: talkContract,
  serve: {
    close: (viewer, input) => closeTalk(viewer, input),
    pin: pinComment,
    reactors: readReactors,
  },
});
