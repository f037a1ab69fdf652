import type { SearchSource } from "#app/engines/search/server/index.ts";
import { href } from "#app/web/urls.ts";
import { courses } from "../routes.ts";
import { findCourses } from "./course-cards.ts";

/** Courses of the reader's company that words name. */
export const courseSource: SearchSource = {
  asked: {
    tab: "lms",
    async find(viewer, { query }) {
      if (viewer.isGuest || query.trim().length < 3 || /[#@":]/.test(query))
        return { items: [], total: 0, more: false };
      const found = await findCourses(viewer, query.trim());
      return {
        total: found.length,
        more: false,
        page: href(courses.learningCatalogue, null, { query }),
        items: found.map(({ id, title, summary }) => ({
          id,
          kind: "course" as const,
          href: href(courses.course, { id }),
          title: [{ text: title, found: false }],
          snippet: summary ? [{ text: summary, found: false }] : [],
        })),
      };
    },
  },
};
