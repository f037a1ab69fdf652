import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { isOneOf } from "#platform/people/audience.ts";
import { byName } from "#platform/people/name-order.ts";
import { toldPerson } from "#platform/people/named.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts, groups } from "#platform/people/schema.ts";
import { namedPeople } from "#platform/people/who.ts";
import { refuse } from "#platform/refusal.ts";

type Makers = { makers: string[] | null; people: { id: string; name: string }[] };
type Wish = { makers: string[] | null; people: string[] };

/** The condition «the viewer may make channels and communities in their company, a row of groups»: administrators may, and whom they have chosen. */
export const isMaker = (viewer: Viewer): SQL<boolean> =>
  sql<boolean>`(${viewer.isAdmin} or ${isOneOf(groups.placeMakers, viewer)})`;

/** Tells whether the viewer may make channels and communities. */
export async function readMaking(viewer: Viewer): Promise<{ may: boolean }> {
  return { may: (await db().$count(groups, and(eq(groups.id, viewer.groupId), isMaker(viewer)))) > 0 };
}

/** Refuses as forbidden who may make no channels and communities in their company. */
export async function refuseMaking(viewer: Viewer): Promise<void> {
  if (!(await readMaking(viewer)).may) refuse("forbidden", "makers");
}

/** Who makes channels and communities in the administrator's company: parts of an audience, and people. */
export async function readMakers({ groupId }: Viewer): Promise<Makers> {
  const [row] = await db().select({ makers: groups.placeMakers }).from(groups).where(eq(groups.id, groupId));
  const makers = row?.makers ?? null;
  const ids = (makers ?? []).filter(isPerson).map((part) => part.slice("user:".length));
  const people = ids.length
    ? await db()
        .select({ told: toldPerson() })
        .from(accounts)
        .where(and(eq(accounts.groupId, groupId), isColleague(), inArray(accounts.id, ids)))
        .orderBy(...byName)
    : [];
  return { makers: makers?.filter((part) => !isPerson(part)) ?? null, people: people.map(({ told }) => told) };
}

/**
 * An administrator says who makes channels and communities: everybody, or whom they name; nobody beside administrators where
 * they name nobody. The journal keeps it. Refuses at its field a colleague that is not there.
 */
export async function setMakers(viewer: Viewer, { makers, people }: Wish): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  const named = (await namedPeople(viewer, people, { field: "people" })).map(({ id }) => `user:${id}`);
  const placeMakers = makers && [...new Set([...makers, ...named])].sort();
  await db().update(groups).set({ placeMakers }).where(eq(groups.id, groupId));
  await recordAudit({ deed: "place.makers", result: "ok", accountId, groupId, objectId: groupId });
  return { id: groupId };
}

const isPerson = (part: string) => part.startsWith("user:");
