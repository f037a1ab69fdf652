export { analyticsEvents, analyticsSums } from "./schema.ts";
export { keepSums, sumUp } from "./summing.ts";
