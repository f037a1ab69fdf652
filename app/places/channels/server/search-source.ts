import { inArray } from "drizzle-orm";
import { places } from "#app/engines/membership/server/index.ts";
import { putDocument, removeDocument, type SearchSource } from "#app/engines/search/server/index.ts";
import { channels } from "#app/places/channels/routes.ts";
import { href } from "#app/web/urls.ts";
import { db } from "#platform/db/index.ts";

/** Channels are found by their names and what they are about, by those who may know of them. */
export const channelSource: SearchSource = {
  indexed: { kinds: ["place"], table: places, tabs: () => ["channel"], align: putChannelInSearch },
};

/** Brings some channels in line in search; who leaves a hidden one finds it no more. */
export async function putChannelInSearch(ids: string[]): Promise<void> {
  const rows = await db().select().from(places).where(inArray(places.id, ids));
  for (const { id, kind, groupId, title, alias, description, joining, createdAt } of rows) {
    if (kind !== "channel") await removeDocument("place", id);
    else
      await putDocument({
        kind: "place",
        objectId: id,
        groupId,
        tab: "channel",
        reach: "company",
        audience: joining === "hidden" ? [`place:${id}`] : null,
        title,
        body: description,
        tags: [alias],
        href: href(channels.channel, { channelAlias: alias }),
        happenedAt: createdAt,
      });
  }
}
