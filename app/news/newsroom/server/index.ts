export { isOnDesk } from "./policy.ts";
export { keepReviews } from "./review.ts";
export { keepSchedule } from "./schedule.ts";
export { articleTemplates } from "./schema.ts";
