import { mustReadContract } from "#app/news/must-read/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { readReaders } from "./readers.ts";
import { keepPace, remind } from "./reminders.ts";

const api = implementArea(mustReadContract);

export const mustReadRouter = api.router({
  readers: api.readers.handler(({ context, input }) => readReaders(context.viewer, input)),
  remind: api.remind.handler(({ context, input }) => remind(context.viewer, input.id)),
  pace: api.pace.handler(({ context, input }) => keepPace(context.viewer, input)),
});
