export { courseLessons, courses, enrolments, savedCourses } from "./schema.ts";
