import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import "#app/areas.ts";
import { readComments } from "#app/engines/content/server/comment-pages.ts";
import { readPublication } from "#app/engines/content/server/publications.ts";
import { countUnread } from "#app/engines/notifications/server/bell.ts";
import { find } from "#app/engines/search/server/find.ts";
import { searchSources } from "#app/engines/search/server/index.ts";
import { readFeed } from "#app/feed/feed/server/feeds.ts";
import { isSaved } from "#app/feed/saved/server/saved.ts";
import { readPinned } from "#app/news/news/server/pinned.ts";
import { readLines } from "#app/news/running-line/server/lines.ts";
import { readMe } from "#app/people/account/server/me.ts";
import { readProfile, readPublicationsOf } from "#app/people/account/server/profile.ts";
import { openDatabase, withTenant } from "#platform/db/index.ts";

/** The bare reference: the same queries, the same markup drawn by React, no router, no session, no API between them. */
const { groupId, publicationId, alias, query, port, pages } = JSON.parse(readFileSync(process.argv[2]!, "utf8"));
const { draw } = await import(new URL("../../../build/bench/pages.js", import.meta.url).href);
await openDatabase({ migrate: false, join: true });

const viewer = { ...pages.feed.root.viewer, groupId };
type Read = () => Promise<unknown>;
const frame: Read[] = [() => readMe(viewer), () => countUnread(viewer)];
const reads: Record<string, Read[]> = {
  feed: [() => readFeed(viewer, { tab: "work" }), () => readLines(viewer, "work"), () => readPinned(viewer, "work")],
  publication: [
    () => readPublication(viewer, publicationId),
    () => readComments(viewer, { id: publicationId, order: "old" }),
    () => isSaved(viewer, publicationId),
  ],
  profile: [() => readProfile(viewer, alias), () => readPublicationsOf(viewer, alias)],
  search: [() => find(viewer, searchSources.get(), { query, tab: "all" })],
};

const constant = Buffer.from(
  `<!doctype html><html lang="ru"><title>Вече</title><p>${"слово ".repeat(4000)}</p></html>`,
);

createServer(async (request, response) => {
  const name = request.url!.slice(1);
  if (name === "constant") return response.end(constant);
  await withTenant(groupId, async () => {
    for (const read of [...frame, ...reads[name]!]) await read();
  });
  response.setHeader("content-type", "text/html; charset=utf-8");
  draw(name, pages[name]).pipe(response);
}).listen(port, "127.0.0.1");
