export { readyWords } from "./schema.ts";
export { textOf } from "./words.ts";
