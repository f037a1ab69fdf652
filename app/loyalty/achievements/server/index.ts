export { findDue } from "./counting.ts";
export { achievementAwards, achievementCollections, achievements } from "./schema.ts";
