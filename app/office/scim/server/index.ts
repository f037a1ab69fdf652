export { demandReading, type ScimAnswer } from "./answering.ts";
export { applyClaims } from "./claims-at-sign-in.ts";
export { leaveDirectory } from "./leaving.ts";

export { bodyOf, problemOf, ScimProblem, wrong } from "./problem.ts";
export {
  claimHolders,
  claimPlaces,
  claimRules,
  scimGroups,
  scimMembers,
  scimPeople,
  scimTokens,
  scimTrials,
} from "./schema.ts";
export { holderOf } from "./tokens.ts";
export { answerHolder } from "./trials.ts";
