export { joiningNotices } from "./joining-notices.ts";
export { threads } from "./schema.ts";
