export { deskRemarks } from "./schema.ts";
export { findTold } from "./talk.ts";
