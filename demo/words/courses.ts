import type { DemoCourse } from "./course.ts";
import { firstCourses } from "./courses-first.ts";
import { nextCourses } from "./courses-next.ts";
import { otherCourses } from "./courses-others.ts";
import { playedCourses } from "./played.ts";

/** All courses of the demo holding. */
export const coursesTold: readonly DemoCourse[] = [...firstCourses, ...nextCourses, ...otherCourses, ...playedCourses];
