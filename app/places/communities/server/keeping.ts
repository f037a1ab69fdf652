import { and, eq } from "drizzle-orm";
import { closeReactionsIn, readdressPlace } from "#app/engines/content/server/index.ts";
import type { PlaceRules } from "#app/engines/membership/contract.ts";
import {
  changePlace,
  changeRules,
  freeAlias,
  makePlace,
  putAvatar,
  putCover,
  putPlacesInSearch,
  readersOf,
} from "#app/engines/membership/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { communities, communityCategories } from "./schema.ts";
import { communityKind } from "./standing.ts";

type Words = { alias: string; title: string; description: string; category?: string | undefined };

type New = Omit<Words, "alias"> & { alias?: string | undefined } & Pick<PlaceRules, "joining" | "posting">;

/**
 * Makes a community that the viewer owns; without a word for its address under one made of its name. Refuses at their fields
 * a word that is taken and a category that is gone.
 */
export async function create(viewer: Viewer, { category, ...said }: New): Promise<{ alias: string }> {
  const categoryId = await categoryOf(viewer, category);
  const alias = said.alias ?? (await freeAlias(viewer, { kind: communityKind, title: said.title }));
  const placeId = await makePlace(viewer, { kind: communityKind, ...said, alias });
  await db().insert(communities).values({ placeId, groupId: viewer.groupId, categoryId });
  return { alias };
}

type Profile = Words & { id: string; rules: string; welcome: string; preferred?: string[] | undefined };

/**
 * Changes what a community is called, says of itself and tells newcomers, and to whom alone it is offered. Refuses
 * who does not lead it as not found.
 */
export async function edit(
  viewer: Viewer,
  { category, rules, welcome, preferred: parts, ...said }: Profile,
): Promise<{ alias: string }> {
  const categoryId = await categoryOf(viewer, category);
  await changePlace(viewer, said);
  const preferred = parts && (parts.length ? parts : null);
  await db().update(communities).set({ categoryId, rules, welcome, preferred }).where(eq(communities.placeId, said.id));
  if (parts) await putPlacesInSearch([said.id]);
  return { alias: said.alias };
}

/** Changes who comes in, writes and asks people in; what is written there speaks to its new readers from now on. */
export async function setRules(viewer: Viewer, { id, ...rules }: PlaceRules & { id: string }): Promise<{ id: string }> {
  const before = await changeRules(viewer, { id, ...rules });
  if ((before.joining === "open") !== (rules.joining === "open"))
    await readdressPlace(id, readersOf({ id, joining: rules.joining }));
  const { reactionsOff = before.reactionsOff } = rules;
  if (reactionsOff !== before.reactionsOff) await closeReactionsIn(id, reactionsOff);
  return { id };
}

/** Gives a community another cover, or none. */
export function cover(viewer: Viewer, wish: Parameters<typeof putCover>[1]): Promise<{ id: string }> {
  return putCover(viewer, wish);
}

/** Gives a community another small picture, or none. */
export function avatar(viewer: Viewer, wish: Parameters<typeof putAvatar>[1]): Promise<{ id: string }> {
  return putAvatar(viewer, wish);
}

async function categoryOf({ groupId }: Viewer, id: string | undefined): Promise<string | null> {
  if (!id) return null;
  const [row] = await db()
    .select({ id: communityCategories.id })
    .from(communityCategories)
    .where(and(eq(communityCategories.id, id), eq(communityCategories.groupId, groupId)));
  return row?.id ?? refuse("invalid", "category", { fields: { category: ["Такой категории больше нет"] } });
}
