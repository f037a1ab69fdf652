import { area } from "#app/area.ts";
import { systemStateContract } from "./contract.ts";
import { systemDeeds } from "./deeds.ts";
import { systemStateNavigation } from "./navigation.ts";
import { retry, sendLetterToSelf } from "./server/deeds.ts";
import { note, readErrors, settle } from "./server/errors.ts";
import { readState } from "./server/reading.ts";

export const systemState = area({
  title: "Состояние портала",
  contract: systemStateContract,
  navigation: systemStateNavigation,
  serve: {
    state: readState,
    sendLetter: sendLetterToSelf,
    retry,
    errors: (_viewer, input) => readErrors(input),
    settle: (_viewer, input) => settle(input),
    note: (_viewer, input) => note(input),
  },
  deeds: systemDeeds,
});
