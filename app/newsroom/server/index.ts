export { readDeskArticle } from "./article.ts";
export { findWaiting, keepReminding } from "./reminders.ts";
export { keepReviews } from "./review.ts";
export { keepSchedule } from "./schedule.ts";
export { articleReminders } from "./schema.ts";
