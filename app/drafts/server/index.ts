export { closeDraft, sweepDrafts } from "./drafts.ts";
export { drafts } from "./schema.ts";
