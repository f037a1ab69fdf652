export { readJournal } from "./journal.ts";
export { deedWords, readDeeds } from "./words.ts";
