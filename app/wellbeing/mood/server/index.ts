export { moodSupport, moods } from "./schema.ts";
export { readSupport } from "./support.ts";
