export { keepSchedule } from "./schedule.ts";
