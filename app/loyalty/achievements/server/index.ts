export { achievementAwards, achievementCollections, achievements } from "./schema.ts";
