export { runningLines } from "./schema.ts";
