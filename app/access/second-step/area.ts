import { area } from "#app/area.ts";
import {
  beginSecondStep,
  confirmSecondStep,
  endSecondStep,
  readSecondStep,
  renewRecoveryCodes,
} from "#platform/identity/index.ts";
import { secondStepContract } from "./contract.ts";

export const secondStep = area({
  title: "Двухшаговый вход",
  contract: secondStepContract,
  serve: {
    read: readSecondStep,
    begin: async (viewer, input) => {
      await beginSecondStep(viewer, input.password);
      return { on: false };
    },
    confirm: (viewer, input) => confirmSecondStep(viewer, input.code),
    renewCodes: (viewer, input) => renewRecoveryCodes(viewer, input.password),
    end: async (viewer, input) => {
      await endSecondStep(viewer, input.password);
      return { on: false };
    },
  },
});
