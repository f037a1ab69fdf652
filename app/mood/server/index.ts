export { glanceAtMood } from "./glance.ts";
export { moods } from "./schema.ts";
