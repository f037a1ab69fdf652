import { alignFilesIn, closeReactionsIn, readdressPlace } from "#app/engines/content/server/index.ts";
import type { PlaceRules } from "#app/engines/membership/contract.ts";
import {
  changePlace,
  changeRules,
  freeAlias,
  makePlace,
  putCover,
  readersOf,
  showToGuests,
} from "#app/engines/membership/server/index.ts";
import type { ChannelRules } from "#app/places/channels/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { channelKind } from "./standing.ts";

type Words = { alias: string; title: string; description: string };

type New = Omit<Words, "alias"> & { alias?: string | undefined } & Pick<PlaceRules, "joining" | "posting">;

/** Makes a channel that the viewer owns; without a word for its address under one made of its name. Refuses a word that another one has at its field. */
export async function create(viewer: Viewer, said: New): Promise<{ alias: string }> {
  const alias = said.alias ?? (await freeAlias(viewer, { kind: channelKind, title: said.title }));
  await makePlace(viewer, { kind: channelKind, ...said, alias });
  return { alias };
}

/** Changes what a channel is called and its word in addresses. */
export async function edit(viewer: Viewer, said: Words & { id: string }): Promise<{ alias: string }> {
  await changePlace(viewer, said);
  return { alias: said.alias };
}

/** Changes who comes in, writes and asks people in; the threads that stand there speak to its new readers from now on. */
export async function setRules(
  viewer: Viewer,
  { id, guestVisible, ...rules }: ChannelRules & { id: string },
): Promise<{ id: string }> {
  const before = await changeRules(viewer, { id, ...rules });
  const isGuestsChanged = await showToGuests(viewer, { place: before, joining: rules.joining, guestVisible });
  if ((before.joining === "open") !== (rules.joining === "open"))
    await readdressPlace(id, readersOf({ id, joining: rules.joining }));
  else if (isGuestsChanged) await alignFilesIn(id);
  const { reactionsOff = before.reactionsOff } = rules;
  if (reactionsOff !== before.reactionsOff) await closeReactionsIn(id, reactionsOff);
  return { id };
}

/** Gives a channel another cover, or none. */
export function cover(viewer: Viewer, wish: Parameters<typeof putCover>[1]): Promise<{ id: string }> {
  return putCover(viewer, wish);
}
