import { area } from "#app/area.ts";
import { scimContract } from "./contract.ts";
import { scimDeeds } from "./deeds.ts";
import { scimNavigation } from "./navigation.ts";
import { addRule, readClaims, removeRule, setPlaces } from "./server/claim-rules.ts";
import { mapGroup, readGroups } from "./server/mapping.ts";
import { ownDirectory } from "./server/own-data.ts";
import { makeToken, readTokens, revokeToken } from "./server/tokens.ts";
import { readTrials, sweepTrials } from "./server/trials.ts";

export const scim = area({
  title: "Каталог компании: токены и группы",
  contract: scimContract,
  navigation: scimNavigation,
  serve: {
    tokens: (viewer, input) => readTokens(viewer, input.after),
    makeToken,
    revokeToken: (viewer, input) => revokeToken(viewer, input.id),
    trials: (viewer, input) => readTrials(viewer, input.after),
    groups: (viewer, input) => readGroups(viewer, input.after),
    mapGroup,
    claims: readClaims,
    addClaim: addRule,
    removeClaim: (viewer, input) => removeRule(viewer, input.id),
    setPlaces,
  },
  jobs: [
    {
      name: "scim.sweep-trials",
      title: "Забыть пробные вызовы каталога",
      cron: "45 3 * * *",
      run: () => sweepTrials(),
    },
  ],
  keeps: ownDirectory,
  deeds: scimDeeds,
});
