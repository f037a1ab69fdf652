export { lastingWords, readDeskArticle } from "./article.ts";
export { isOnDesk } from "./policy.ts";
export { keepReviews, todayIn } from "./review.ts";
export { keepSchedule } from "./schedule.ts";
