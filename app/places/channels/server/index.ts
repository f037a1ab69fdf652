export { joiningNotices } from "./joining-notices.ts";
export { publishedNotices } from "./published-notices.ts";
export { threads } from "./schema.ts";
