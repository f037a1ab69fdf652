import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { PlaceRules, PlaceView } from "#app/engines/membership/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { fileUrl, type PictureEdit, storeUpload } from "#platform/files/index.ts";
import { files } from "#platform/files/schema.ts";
import type { AudiencePart } from "#platform/people/audience.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { isBuried } from "./burying.ts";
import { placeSections } from "./kinds.ts";
import { refuseTaken } from "./naming.ts";
import { sleeps } from "./quiet.ts";
import { guestPlaces, type Level, memberships, placeAliases, placeBans, placeOffers, places } from "./schema.ts";
import { putPlacesInSearch } from "./search-source.ts";
import { demand, type Stood, standing } from "./standing.ts";

const year = 365 * 86_400_000;

type Known = { kind: string; alias: string };

/**
 * The place of a kind that a word in an address names, or named in the last year. Refuses what the viewer may not know of as
 * not found; one that is no more says so.
 */
export async function placeBy(viewer: Viewer, { kind, alias }: Known): Promise<Stood> {
  const before = sql`select ${placeAliases.placeId} from ${placeAliases}
    where ${placeAliases.groupId} = ${viewer.groupId} and ${placeAliases.alias} = ${alias} and ${gt(placeAliases.until, now())}`;
  const found = await standing(
    viewer,
    sql`${places.groupId} = ${viewer.groupId} and ${places.kind} = ${kind}
      and (${places.alias} = ${alias} or ${places.id} in (${before}))`,
  );
  // What is called so now goes before what was.
  const place = found.find((one) => one.alias === alias) ?? found[0];
  return place ?? refuse("not-found", (await isBuried(viewer, { kind, alias })) ? "gone" : undefined);
}

type Words = { id: string; alias: string; title: string; description: string };

/** Changes what a place is called and its word in addresses; the old word leads to it for a year. */
export async function changePlace(viewer: Viewer, { id, ...said }: Words): Promise<Stood> {
  const place = await demand(viewer, id, "edit");
  const { groupId, kind, alias } = place;
  if (said.alias !== alias) {
    await refuseTaken(viewer, { kind, alias: said.alias, id });
    const until = new Date(now().getTime() + year);
    await db()
      .delete(placeAliases)
      .where(and(eq(placeAliases.placeId, id), eq(placeAliases.alias, said.alias)));
    await db()
      .insert(placeAliases)
      .values({ placeId: id, groupId, alias, until })
      .onConflictDoUpdate({ target: [placeAliases.placeId, placeAliases.alias], set: { until } });
  }
  await db().update(places).set(said).where(eq(places.id, id));
  await db().update(guestPlaces).set({ alias: said.alias }).where(eq(guestPlaces.placeId, id));
  await putPlacesInSearch([id]);
  return place;
}

/** To whom what stands in a place speaks: in an open one to the whole company, in any other to its own people. */
export function readersOf({ id, joining }: Pick<Stood, "id" | "joining">): AudiencePart[] | null {
  return joining === "open" ? null : [`place:${id}`];
}

/** Changes how one comes into a place, who writes there and who asks people in. What stands there its area moves. */
export async function changeRules(viewer: Viewer, { id, ...rules }: PlaceRules & { id: string }): Promise<Stood> {
  const place = await demand(viewer, id, "edit");
  await db().update(places).set(rules).where(eq(places.id, id));
  const pictures = [place.coverId, place.avatarId].filter((one) => one !== null);
  if (pictures.length)
    await db()
      .update(files)
      .set({ audience: readersOfPicture({ id, joining: rules.joining }) ?? null })
      .where(inArray(files.id, pictures));
  await putPlacesInSearch([id]);
  return place;
}

type Cover = { id: string; cover?: File | undefined; alt: string; drop: boolean };

/** Gives a place another cover, or none. Refuses one that those who do not see it hear nothing of. */
export async function putCover(viewer: Viewer, { id, cover, alt, drop }: Cover): Promise<{ id: string }> {
  const place = await demand(viewer, id, "edit");
  const isNew = cover !== undefined && cover.size > 0;
  if (drop && !isNew) {
    await db().update(places).set({ coverId: null, coverAlt: "" }).where(eq(places.id, id));
    return { id };
  }
  if (!isNew && !place.coverId) refuse("invalid", "cover", { fields: { cover: ["Выберите картинку"] } });
  if (!alt)
    refuse("invalid", "alt", { fields: { alt: ["Напишите, что на обложке: это прочитают те, кто её не видит"] } });
  const audience = readersOfPicture(place);
  const upload = { viewer, reach: "company" as const, audience, accept: "image" as const, field: "cover" };
  const stored = isNew ? await storeUpload(cover, upload) : undefined;
  await db()
    .update(places)
    .set({ coverAlt: alt, ...(stored && { coverId: stored.id }) })
    .where(eq(places.id, id));
  return { id };
}

type Avatar = { id: string; avatar?: File | undefined; edit?: PictureEdit; drop: boolean };

/** Gives a place another small picture, cut to a square, or none. */
export async function putAvatar(viewer: Viewer, { id, avatar, edit, drop }: Avatar): Promise<{ id: string }> {
  const place = await demand(viewer, id, "edit");
  if (avatar && avatar.size > 0) {
    const upload = { viewer, reach: "company" as const, audience: readersOfPicture(place) };
    const stored = await storeUpload(avatar, { ...upload, accept: "image", field: "avatar", square: true, edit });
    await db().update(places).set({ avatarId: stored.id }).where(eq(places.id, id));
  } else if (drop) await db().update(places).set({ avatarId: null }).where(eq(places.id, id));
  else refuse("invalid", "avatar", { fields: { avatar: ["Выберите картинку"] } });
  return { id };
}

/** The pictures of a hidden place are for its people, as the place itself is. */
function readersOfPicture({ id, joining }: Pick<Stood, "id" | "joining">): string[] | undefined {
  return joining === "hidden" ? [`place:${id}`] : undefined;
}

/** Puts a place into the archive, where it is only read, or takes it back: its owner does. */
export async function archive(viewer: Viewer, { place, archived }: { place: string; archived: boolean }) {
  await demand(viewer, place, "own");
  await db()
    .update(places)
    .set({ archivedAt: archived ? now() : null })
    .where(eq(places.id, place));
  return { id: place };
}

/** What pages draw of a place, with its cover and how many belong to it: one query more. */
export async function viewOf(viewer: Viewer, place: Stood): Promise<PlaceView> {
  const [row] = await db()
    .select({
      level: sql<Level | null>`(select m.level from ${memberships} m
        where m.place_id = ${place.id} and m.account_id = ${viewer.accountId})`,
      offer: sql<PlaceView["offer"]>`(
        select json_build_object('name', a.first_name || ' ' || a.last_name, 'mine', a.id = ${viewer.accountId},
          'until', to_char(o.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
        from ${placeOffers} o join ${accounts} a on a.id = o.account_id join ${memberships} m on m.place_id = o.place_id
          and m.account_id = o.account_id
        where o.place_id = ${place.id} and o.expires_at > ${now().toISOString()}::timestamptz
          and (o.account_id = ${viewer.accountId} or ${place.may.own}))`,
      ban: sql<PlaceView["ban"]>`(
        select json_build_object('reason', b.reason,
          'until', to_char(b.until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'owner', (select json_build_object('name', a.first_name || ' ' || a.last_name, 'alias', a.alias)
            from ${memberships} m join ${accounts} a on a.id = m.account_id
            where m.place_id = b.place_id and m.role = 'owner' limit 1))
        from ${placeBans} b where ${place.role === "banned"} and b.place_id = ${place.id}
          and b.account_id = ${viewer.accountId})`,
      cover: sql<{ id: string; width: number; height: number; blur: string | null } | null>`(
        select json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'blur', f.blur)
        from ${files} f where f.id = ${places}.cover_id)`,
    })
    .from(places)
    .where(eq(places.id, place.id));
  const { id, alias, title, description, joining, posting, inviting, questions, official, role, may, bound } = place;
  const cover = row?.cover;
  return {
    ...{ id, alias, title, description, joining, posting, inviting, questions, official, role, may, bound },
    preModerated: place.preModerated,
    reactionsOff: place.reactionsOff,
    level: row?.level ?? null,
    offer: row?.offer ?? null,
    ban: row?.ban ?? null,
    avatar: place.avatarId && fileUrl(place.avatarId),
    archived: place.archivedAt !== null,
    dormant: sleeps(place),
    createdAt: place.createdAt.toISOString(),
    members: place.members,
    sections: placeSections
      .get()
      .filter(({ kind }) => kind === place.kind)
      .map(({ name, title, address }) => ({ name, title, href: address(alias) })),
    cover: cover
      ? {
          id: cover.id,
          src: fileUrl(cover.id, 960),
          width: cover.width,
          height: cover.height,
          alt: place.coverAlt,
          ...(cover.blur && { blur: cover.blur }),
        }
      : null,
  };
}
