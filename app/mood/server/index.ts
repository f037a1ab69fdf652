export { glanceAtMood } from "./glance.ts";
export { moodSupport, moods } from "./schema.ts";
