export { assignByProgramme } from "./enrolling.ts";
export { courseLessons, coursePrerequisites, courseReviews, courses, enrolments, lessonSubmissions } from "./schema.ts";
