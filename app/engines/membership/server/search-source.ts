import { inArray, sql } from "drizzle-orm";
import { putDocument, removeDocument, type SearchSource } from "#app/engines/search/server/index.ts";
import { db } from "#platform/db/index.ts";
import { placeKinds } from "./kinds.ts";
import { places } from "./schema.ts";
import { may } from "./standing.ts";

/** Places are found by their names and what they are about, by those who may know of them and whom they are offered to. */
export const placeSource: SearchSource = {
  indexed: {
    kinds: ["place"],
    table: places,
    tabs: () => [...new Set(placeKinds.get().map(({ tab }) => tab))],
    align: putPlacesInSearch,
  },
  mayMeet: (viewer, { kind, id }) => sql`(${kind} <> 'place' or ${may("know")(viewer, id)})`,
};

/** Brings some places in line in search; who leaves a hidden one finds it no more. */
export async function putPlacesInSearch(ids: string[]): Promise<void> {
  const rows = await db().select().from(places).where(inArray(places.id, ids));
  const offered = new Map<string, string[]>();
  for (const { name, offeredTo } of placeKinds.get()) {
    const ofKind = rows.filter(({ kind }) => kind === name).map(({ id }) => id);
    if (offeredTo && ofKind.length) for (const [id, parts] of await offeredTo(ofKind)) offered.set(id, parts);
  }
  for (const { id, kind, groupId, title, alias, description, joining, createdAt, deletedAt } of rows) {
    const known = placeKinds.get().find(({ name }) => name === kind);
    const members = `place:${id}`;
    const parts = offered.get(id);
    if (!known || deletedAt) await removeDocument("place", id);
    else
      await putDocument({
        kind: "place",
        objectId: id,
        groupId,
        tab: known.tab,
        reach: "company",
        audience: joining === "hidden" ? [members] : parts ? [...parts, members] : null,
        title,
        body: description,
        tags: [alias],
        href: known.address(alias),
        happenedAt: createdAt,
      });
  }
}
