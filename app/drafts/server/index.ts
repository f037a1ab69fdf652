export { closeDraft, isOpen, lastDrafts, sweepDrafts } from "./drafts.ts";
export { drafts } from "./schema.ts";
