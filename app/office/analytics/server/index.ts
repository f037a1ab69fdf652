export { forwardVisits } from "./forwarding.ts";
export { ownVisits } from "./own-data.ts";
export { analyticsEvents, analyticsSums } from "./schema.ts";
export { keepSums, sumUp } from "./summing.ts";
