export { loyaltyTasks, taskRuns } from "./schema.ts";
