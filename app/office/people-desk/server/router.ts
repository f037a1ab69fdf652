import { peopleDeskContract } from "#app/office/people-desk/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { lookLdap, readLdap } from "./ldap.ts";
import { readDuties, readList, readPerson } from "./reading.ts";
import { give, take } from "./rights.ts";
import { dropSecondStep, endSessions, leave, restore, suspend } from "./states.ts";
import { applyTable, readPlan, takeTable } from "./table.ts";

const api = implementArea(peopleDeskContract);

export const peopleDeskRouter = api.router({
  list: api.list.handler(({ context, input }) => readList(context.viewer, input)),
  person: api.person.handler(({ context, input }) => readPerson(context.viewer, input.id)),
  duties: api.duties.handler(({ context, input }) => readDuties(context.viewer, input.id)),
  suspend: api.suspend.handler(({ context, input }) => suspend(context.viewer, input)),
  restore: api.restore.handler(({ context, input }) => restore(context.viewer, input.id)),
  leave: api.leave.handler(({ context, input }) => leave(context.viewer, input)),
  give: api.give.handler(({ context, input }) => give(context.viewer, input)),
  take: api.take.handler(({ context, input }) => take(context.viewer, input)),
  takeTable: api.takeTable.handler(({ context, input }) => takeTable(context.viewer, input.file)),
  table: api.table.handler(({ context, input }) => readPlan(context.viewer, input.id)),
  applyTable: api.applyTable.handler(({ context, input }) => applyTable(context.viewer, input.id)),
  ldap: api.ldap.handler(({ context }) => readLdap(context.viewer)),
  lookLdap: api.lookLdap.handler(({ context }) => lookLdap(context.viewer)),
  resetSecondStep: api.resetSecondStep.handler(({ context, input }) => dropSecondStep(context.viewer, input.id)),
  endSessions: api.endSessions.handler(({ context, input }) => endSessions(context.viewer, input.id)),
});
