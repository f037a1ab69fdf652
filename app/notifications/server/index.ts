export { notices } from "./schema.ts";
