export { courseLessons, courses, enrolments } from "./schema.ts";
