export { moodSupport, moods } from "./schema.ts";
