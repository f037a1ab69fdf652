import type { AreaTests } from "#tests/support/area-tests.ts";
import { about } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  addresses: {
    post: ({ sever }) => about("company", "id", sever.publication),
    theme: ({ sever }) => ({ for: "owner", id: sever.draft, query: { draft: sever.draft } }),
    files: ({ sever }) => ({ for: "owner", id: sever.draft, query: { draft: sever.draft } }),
    editFiles: ({ sever }) => about("owner", "postId", sever.publication),
    poll: ({ sever }) => ({ for: "owner", id: sever.draft, query: { draft: sever.draft } }),
    editPoll: ({ sever }) => about("owner", "postId", sever.publication),
    editTheme: ({ sever }) => about("owner", "postId", sever.publication),
    edit: ({ sever }) => about("owner", "postId", sever.publication),
    remove: ({ sever }) => about("owner", "id", sever.publication),
  },
};
