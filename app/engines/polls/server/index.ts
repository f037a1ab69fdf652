export { claimPoll, pollWords, wordsOfDraft } from "./beside.ts";
export { ownAnswers } from "./own-data.ts";
export { pollOf, pollQuestion, toPoll } from "./poll-of.ts";
