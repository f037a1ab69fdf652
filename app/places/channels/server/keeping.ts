import { and, eq, isNull, sql } from "drizzle-orm";
import { align, publications } from "#app/engines/content/server/index.ts";
import { changePlace, changeRules, makePlace, putCover, refuseTaken } from "#app/engines/membership/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import type { AudiencePart } from "#platform/people/audience.ts";
import { putChannelInSearch } from "./search-source.ts";
import { channelKind } from "./standing.ts";

type Words = { alias: string; title: string; description: string };
type Rules = {
  joining: "open" | "request" | "closed" | "hidden";
  posting: "all" | "admins" | "admins-comments";
  inviting: "owner" | "admins" | "all";
};

/** To whom a channel's threads speak: an open one's to the whole company, any other's to its own people. */
export function readersOf({ id, joining }: { id: string; joining: Rules["joining"] }): AudiencePart[] | null {
  return joining === "open" ? null : [`place:${id}`];
}

/** Makes a channel that the viewer owns. Refuses a word that another one has at its field. */
export async function create(viewer: Viewer, said: Words & Omit<Rules, "inviting">): Promise<{ alias: string }> {
  await lockAlias(viewer, said.alias);
  await refuseTaken(viewer, { kind: channelKind, alias: said.alias });
  const id = await makePlace(viewer, { kind: channelKind, ...said });
  await putChannelInSearch([id]);
  return { alias: said.alias };
}

/** Changes what a channel is called and its word in addresses. */
export async function edit(viewer: Viewer, { id, ...said }: Words & { id: string }): Promise<{ alias: string }> {
  await lockAlias(viewer, said.alias);
  await changePlace(viewer, { id, ...said });
  await putChannelInSearch([id]);
  return { alias: said.alias };
}

/** Changes who comes in, writes and asks people in; the threads that stand there speak to its new readers from now on. */
export async function setRules(viewer: Viewer, { id, ...rules }: Rules & { id: string }): Promise<{ id: string }> {
  const before = await changeRules(viewer, { id, ...rules });
  await putChannelInSearch([id]);
  if ((before.joining === "open") === (rules.joining === "open")) return { id };
  const moved = await db()
    .update(publications)
    .set({ audience: readersOf({ id, joining: rules.joining }) })
    .where(and(eq(publications.placeId, id), isNull(publications.deletedAt)))
    .returning({ id: publications.id });
  for (const one of moved) await align(one.id);
  return { id };
}

/** Gives a channel another cover, or none. */
export function cover(viewer: Viewer, wish: Parameters<typeof putCover>[1]): Promise<{ id: string }> {
  return putCover(viewer, wish);
}

/** Two who want one word at once come one after the other. */
async function lockAlias({ groupId }: Viewer, alias: string): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${channelKind} ${groupId} ${alias}`}, 0))`);
}
