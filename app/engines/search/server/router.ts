import { searchContract } from "#app/engines/search/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { afterCommit, withTenant } from "#platform/db/index.ts";
import { log } from "#platform/log.ts";
import { find, type Input } from "./find.ts";
import { noteMissed, readMissed } from "./missed.ts";
import { forgetQueries, keepQuery, letQueryGo, readOwn, rememberQuery } from "./own-queries.ts";
import type { SearchSource } from "./source.ts";
import { suggest } from "./suggest.ts";
import { addLine, changeLine, dropLine, readLine, readLines } from "./synonyms.ts";
import { watchQuery } from "./watching.ts";

const api = implementArea(searchContract);

/** Beside the search itself: what cannot be remembered, on a full disk, is found all the same. */
async function remember(viewer: Viewer, input: Input, found: Awaited<ReturnType<typeof find>>): Promise<void> {
  try {
    await withTenant(viewer.groupId, async () => {
      await rememberQuery(viewer, input);
      await noteMissed(viewer, input, found);
    });
  } catch (error) {
    log.warn("A query could not be remembered", { error });
  }
}

/** The server of search over what the areas have registered. */
export const searchRouterOf = (sources: SearchSource[]) =>
  api.router({
    find: api.find.handler(async ({ context: { viewer }, input }) => {
      const found = await find(viewer, sources, input);
      // Whoever looks with somebody's eyes leaves nothing behind.
      if (!viewer.shownBy) afterCommit(() => remember(viewer, input, found));
      return found;
    }),
    suggest: api.suggest.handler(({ context, input }) => suggest(context.viewer, sources, input.query)),
    own: api.own.handler(({ context }) => readOwn(context.viewer)),
    forget: api.forget.handler(({ context, input }) => forgetQueries(context.viewer, input.query)),
    keep: api.keep.handler(({ context, input }) => keepQuery(context.viewer, input)),
    letGo: api.letGo.handler(({ context, input }) => letQueryGo(context.viewer, input.id)),
    watch: api.watch.handler(({ context, input }) => watchQuery(context.viewer, input)),
    synonyms: api.synonyms.handler(({ context }) => readLines(context.viewer)),
    synonym: api.synonym.handler(({ context, input }) => readLine(context.viewer, input.id)),
    addSynonyms: api.addSynonyms.handler(({ context, input }) => addLine(context.viewer, input.words)),
    changeSynonyms: api.changeSynonyms.handler(({ context, input: { id, words } }) =>
      changeLine(context.viewer, id, words),
    ),
    dropSynonyms: api.dropSynonyms.handler(({ context, input }) => dropLine(context.viewer, input.id)),
    missed: api.missed.handler(({ context, input }) => readMissed(context.viewer, input.after)),
  });
