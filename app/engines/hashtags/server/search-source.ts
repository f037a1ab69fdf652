import { hashtags as places } from "#app/engines/hashtags/routes.ts";
import type { SearchSource } from "#app/engines/search/server/index.ts";
import { href } from "#app/web/urls.ts";
import { readHashtags } from "./hashtags.ts";

/** Hashtags that begin as the query does, the most used first; their counts are those of the reader. */
export const hashtagSource: SearchSource = {
  asked: {
    tab: "hashtag",
    async find(viewer, { query, after }) {
      const name = query.trim();
      if (!/^#?[\p{L}\d_]{2,50}$/u.test(name)) return { items: [], total: 0, more: false };
      const { items, next } = await readHashtags(viewer, name, after);
      return {
        total: items.length,
        more: next !== undefined,
        ...(next && { next }),
        items: items.map((one) => ({
          id: one.name,
          kind: "hashtag" as const,
          href: href(places.tag, { hashtag: one.name }),
          title: [{ text: `#${one.name}`, found: false }],
          snippet: [],
          count: one.count,
        })),
      };
    },
  },
};
