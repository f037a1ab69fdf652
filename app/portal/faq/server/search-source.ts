import type { SearchSource } from "#app/engines/search/server/index.ts";
import { faq } from "#app/portal/faq/routes.ts";
import { href } from "#app/web/urls.ts";
import { findAnswers } from "./answers.ts";

/** Answers about the portal where every word of the query stands. */
export const answerSource: SearchSource = {
  asked: {
    tab: "answers",
    async find(_viewer, { query }) {
      if (query.trim().length < 3 || /[#@":-]/.test(query)) return { items: [], total: 0, more: false };
      const { chapters, total } = findAnswers(query);
      const items = chapters.flatMap((chapter) => chapter.items);
      return {
        total,
        more: false,
        page: href(faq.list, null, { query }),
        items: items.slice(0, 5).map(({ question, answer }) => ({
          id: question,
          kind: "answer" as const,
          href: href(faq.list, null, { query: question }),
          title: [{ text: question, found: false }],
          snippet: [{ text: answer, found: false }],
        })),
      };
    },
  },
};
