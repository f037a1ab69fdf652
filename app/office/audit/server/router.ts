import { auditContract } from "#app/office/audit/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { readJournal } from "./journal.ts";

const api = implementArea(auditContract);

export const auditRouter = api.router({
  list: api.list.handler(({ context, input }) => readJournal(context.viewer, input)),
});
