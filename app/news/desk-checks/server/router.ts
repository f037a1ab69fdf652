import { deskChecksContract } from "#app/news/desk-checks/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { readChecks } from "./checks.ts";

const api = implementArea(deskChecksContract);

export const deskChecksRouter = api.router({
  read: api.read.handler(({ context, input }) => readChecks(context.viewer, input)),
});
