export { findSomeWaiting, keepReminding } from "./reminders.ts";
export { articleReminders } from "./schema.ts";
