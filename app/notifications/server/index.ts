export { noticeChoices, noticeHabits, notices } from "./schema.ts";
export { sweepNotices } from "./sweeping.ts";
