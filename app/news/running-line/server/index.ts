export { ownLines } from "./own-data.ts";
export { runningLines } from "./schema.ts";
