import type { SearchSource } from "#app/engines/search/server/index.ts";
import { href } from "#app/web/urls.ts";
import { courses } from "../routes.ts";
import { namedCourses } from "./course-cards.ts";

/** Courses of the reader's company that words name. */
export const courseSource: SearchSource = {
  named: {
    ...{ tab: "lms", kind: "course", least: 3, rows: namedCourses },
    hrefOf: (id) => href(courses.course, { id }),
    page: (query) => href(courses.learningCatalogue, null, { query }),
  },
};
