export { ownNotices } from "./own-data.ts";
export { notices } from "./schema.ts";
