export { closeDraft, isOpen, lastDrafts, sweepDrafts } from "./drafts.ts";
export { ownDrafts } from "./own-data.ts";
export { drafts } from "./schema.ts";
