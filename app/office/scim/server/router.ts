import { scimContract } from "#app/office/scim/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { addRule, readClaims, removeRule, setPlaces } from "./claim-rules.ts";
import { mapGroup, readGroups } from "./mapping.ts";
import { makeToken, readTokens, revokeToken } from "./tokens.ts";
import { readTrials } from "./trials.ts";

const api = implementArea(scimContract);

export const scimRouter = api.router({
  tokens: api.tokens.handler(({ context, input }) => readTokens(context.viewer, input.after)),
  makeToken: api.makeToken.handler(({ context, input }) => makeToken(context.viewer, input)),
  revokeToken: api.revokeToken.handler(({ context, input }) => revokeToken(context.viewer, input.id)),
  trials: api.trials.handler(({ context, input }) => readTrials(context.viewer, input.after)),
  groups: api.groups.handler(({ context, input }) => readGroups(context.viewer, input.after)),
  mapGroup: api.mapGroup.handler(({ context, input }) => mapGroup(context.viewer, input)),
  claims: api.claims.handler(({ context }) => readClaims(context.viewer)),
  addClaim: api.addClaim.handler(({ context, input }) => addRule(context.viewer, input)),
  removeClaim: api.removeClaim.handler(({ context, input }) => removeRule(context.viewer, input.id)),
  setPlaces: api.setPlaces.handler(({ context, input }) => setPlaces(context.viewer, input)),
});
