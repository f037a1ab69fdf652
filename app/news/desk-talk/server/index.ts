export { ownRemarks } from "./own-data.ts";
export { findTold } from "./talk.ts";
