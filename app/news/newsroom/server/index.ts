export { lastingWords, readChoices, readDeskArticle } from "./article.ts";

export { changeAuthor, changeRubric } from "./handing.ts";
export { isOnDesk } from "./policy.ts";
export { isStale, keepReviews } from "./review.ts";
export { keepSchedule } from "./schedule.ts";
export { takeStep } from "./steps.ts";
