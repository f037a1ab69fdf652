export { closeDraft, isOfPost, isOpen, sweepDrafts } from "./drafts.ts";
export { type DraftForm, draftForms } from "./forms.ts";
export { drafts } from "./schema.ts";
