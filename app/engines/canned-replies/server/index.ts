export { cannedReplies } from "./schema.ts";
export { textOf } from "./words.ts";
