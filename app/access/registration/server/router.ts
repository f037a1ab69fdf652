import { registrationContract } from "#app/access/registration/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { makeInvite, readInvites, revokeInvite } from "./inviting.ts";
import { register } from "./registering.ts";

const api = implementArea(registrationContract);

export const registrationRouter = api.router({
  register: api.register.handler(({ context, input }) => register(context.address, input)),
  invites: api.invites.handler(({ context, input }) => readInvites(context.viewer, input.after)),
  invite: api.invite.handler(({ context, input }) => makeInvite(context.viewer, input)),
  revoke: api.revoke.handler(({ context, input }) => revokeInvite(context.viewer, input.id)),
});
