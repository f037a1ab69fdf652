import { systemStateContract } from "#app/office/system-state/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { retry, sendLetterToSelf } from "./deeds.ts";
import { note, readErrors, settle } from "./errors.ts";
import { readState } from "./reading.ts";

const api = implementArea(systemStateContract);

export const systemStateRouter = api.router({
  state: api.state.handler(({ context }) => readState(context.viewer)),
  sendLetter: api.sendLetter.handler(({ context }) => sendLetterToSelf(context.viewer)),
  retry: api.retry.handler(({ context, input }) => retry(context.viewer, input)),
  errors: api.errors.handler(({ input }) => readErrors(input)),
  settle: api.settle.handler(({ input }) => settle(input)),
  note: api.note.handler(({ input }) => note(input)),
});
