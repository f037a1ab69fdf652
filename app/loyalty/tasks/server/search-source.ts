import type { SearchSource } from "#app/engines/search/server/index.ts";
import { tasks } from "#app/loyalty/tasks/routes.ts";
import { href } from "#app/web/urls.ts";
import { findTasks } from "./tasks.ts";

/** Tasks of the reader's company, by their names and what is to be done; the rest of them stands on their own page. */
export const taskSource: SearchSource = {
  asked: {
    tab: "tasks",
    async find(viewer, { query }) {
      if (viewer.isGuest || query.trim().length < 3 || /[#@":]/.test(query))
        return { items: [], total: 0, more: false };
      const found = await findTasks(viewer, query.trim());
      return {
        total: found.length,
        more: false,
        page: href(tasks.list, null, { query }),
        items: found.map(({ id, title, description }) => ({
          id,
          kind: "task" as const,
          href: href(tasks.task, { id }),
          title: [{ text: title, found: false }],
          snippet: description ? [{ text: description.slice(0, 200), found: false }] : [],
        })),
      };
    },
  },
};
