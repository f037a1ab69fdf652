import { secondStepContract } from "#app/access/second-step/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import {
  beginSecondStep,
  confirmSecondStep,
  endSecondStep,
  readSecondStep,
  renewRecoveryCodes,
} from "#platform/identity/index.ts";

const api = implementArea(secondStepContract);

export const secondStepRouter = api.router({
  read: api.read.handler(({ context }) => readSecondStep(context.viewer)),
  begin: api.begin.handler(async ({ context, input }) => {
    await beginSecondStep(context.viewer, input.password);
    return { on: false };
  }),
  confirm: api.confirm.handler(({ context, input }) => confirmSecondStep(context.viewer, input.code)),
  renewCodes: api.renewCodes.handler(({ context, input }) => renewRecoveryCodes(context.viewer, input.password)),
  end: api.end.handler(async ({ context, input }) => {
    await endSecondStep(context.viewer, input.password);
    return { on: false };
  }),
});
