// What writes and what tells stand on this face, and this area stands on them: nothing here may need their faces.

export { type Checked, check, settle } from "./holds.ts";
export { pauseOf, refuseMuted } from "./mutes.ts";
export {
  cannedReplies,
  contentFilterFinds,
  contentFilters,
  moderationAppeals,
  moderationCases,
  moderationDecisions,
  moderationReports,
} from "./schema.ts";
