export { claimPoll, pollWords, wordsOfDraft } from "./beside.ts";

export { pollOf, pollQuestion, toPoll } from "./poll-of.ts";
