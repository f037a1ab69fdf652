export { closeDraft, isOpen, sweepDrafts } from "./drafts.ts";

export { drafts } from "./schema.ts";
