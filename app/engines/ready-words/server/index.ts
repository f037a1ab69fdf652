export { ownReadyWords } from "./own-data.ts";
export { readyWords } from "./schema.ts";
export { textOf } from "./words.ts";
