export { glanceAtMood } from "./glance.ts";
export { ownMoods } from "./own-data.ts";
export { moodSupport, moods } from "./schema.ts";
