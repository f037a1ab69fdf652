export { tellOfFound } from "./found.ts";
export { ownNotices } from "./own-data.ts";
export { sendLetters } from "./posting.ts";
export { noticeChoices, noticeHabits, noticeMutes, notices } from "./schema.ts";
export { sweepNotices } from "./sweeping.ts";
export { titleOfLetters, unsubscribe } from "./unsubscribing.ts";
