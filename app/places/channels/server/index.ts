export { threads } from "./schema.ts";
