export { keepReminding } from "./reminders.ts";
export { articleReminders } from "./schema.ts";
