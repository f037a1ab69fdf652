import { createServer } from "node:http";
import { readProfile, readPublicationsOf } from "#app/account/server/profile.ts";
import { readComments } from "#app/content/server/comments.ts";
import { readPublication } from "#app/content/server/publications.ts";
import { readFeed } from "#app/feed/server/feeds.ts";
import { find } from "#app/search/server/find.ts";
import { openDatabase, withTenant } from "#platform/db/index.ts";

/** The bare reference: the same queries, the same markup drawn by React, no router, no session, no API between them. */
const { viewer, root, publicationId, alias, query, port } = JSON.parse(process.argv[2]!);
const { draw } = await import(new URL("../../../build/bench/pages.js", import.meta.url).href);
await openDatabase({ migrate: false, join: true });

const arranged = { tab: "work", view: "card", sort: "new", filter: {}, asking: null, after: "", lines: [], pinned: [] };
const reads: Record<string, () => Promise<unknown>> = {
  feed: async () => ({ ...arranged, ...(await readFeed(viewer, { tab: "work" })) }),
  publication: async () => ({
    publication: await readPublication(viewer, publicationId),
    comments: await readComments(viewer, publicationId),
    after: "",
    replyTo: "",
    editing: "",
  }),
  profile: async () => ({
    person: await readProfile(viewer, alias),
    publications: await readPublicationsOf(viewer, alias),
  }),
  search: async () => ({ tab: "all", query, groups: (await find(viewer, { query, tab: "all" })).groups }),
};

const constant = Buffer.from(
  `<!doctype html><html lang="ru"><title>Вече</title><p>${"слово ".repeat(4000)}</p></html>`,
);

createServer(async (request, response) => {
  const name = request.url!.slice(1);
  if (name === "constant") return response.end(constant);
  const page = await withTenant(viewer.groupId, reads[name]!);
  response.setHeader("content-type", "text/html; charset=utf-8");
  draw(name, { root, page, pathname: `/${name}` }).pipe(response);
}).listen(port, "127.0.0.1");
