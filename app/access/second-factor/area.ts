import { area } from "#app/area.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from "#platform/identity/index.ts";
import { secondFactorContract } from "./contract.ts";

export const secondFactor = area({
  title: "Двухшаговый вход",
  contract: secondFactorContract,
  serve: {
    read: readSecondFactor,
    begin: async (viewer, input) => {
      await beginSecondFactor(viewer, input.password);
      return { on: false };
    },
    confirm: (viewer, input) => confirmSecondFactor(viewer, input.code),
    renewCodes: (viewer, input) => renewRecoveryCodes(viewer, input.password),
    end: async (viewer, input) => {
      await endSecondFactor(viewer, input.password);
      return { on: false };
    },
  },
});
