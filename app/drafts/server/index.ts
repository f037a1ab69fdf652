export { closeDraft, sweepDrafts } from "./drafts.ts";
