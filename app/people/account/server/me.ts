import { eq } from "drizzle-orm";
import type { z } from "zod";
import { isMaker } from "#app/engines/membership/server/index.ts";
import { pauseOf } from "#app/engines/moderation/server/index.ts";
import type { currentUser } from "#app/people/account/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { fileUrl } from "#platform/files/index.ts";
import { accounts, groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";

type CurrentUser = z.output<typeof currentUser>;

const kept = new Map<string, { until: number; user: CurrentUser }>();
const keepFor = 1000;

/** The current user with the company and its logos, kept for 1000 ms a person (specification §3, §7). */
export async function readMe(viewer: Viewer): Promise<CurrentUser> {
  const known = kept.get(viewer.accountId);
  if (known && known.until > performance.now()) return known.user;
  const [row] = await db()
    .select({ accounts, groups, pause: pauseOf(), makesPlaces: isMaker(viewer) })
    .from(accounts)
    .innerJoin(groups, eq(groups.id, accounts.groupId))
    .where(eq(accounts.id, viewer.accountId));
  if (!row) refuse("not-found");
  const user = toUser(row);
  kept.set(viewer.accountId, { until: performance.now() + keepFor, user });
  setTimeout(() => kept.delete(viewer.accountId), keepFor).unref();
  return user;
}

/** Forgets the kept answer after the person changed something of it; without a person, everybody's. */
export function forgetMe(viewer?: Pick<Viewer, "accountId">): void {
  if (viewer) kept.delete(viewer.accountId);
  else kept.clear();
}

type Row = {
  accounts: typeof accounts.$inferSelect;
  groups: typeof groups.$inferSelect;
  pause: CurrentUser["pause"] | null;
  makesPlaces: boolean;
};

function toUser({ accounts: person, groups: group, pause, makesPlaces }: Row): CurrentUser {
  return {
    id: person.id,
    accountId: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    alias: person.alias,
    photo: person.ownPhotoId && fileUrl(person.ownPhotoId),
    consentToPersData: person.consentToPersData,
    ...(pause && { pause }),
    makesPlaces,
    group: {
      id: group.id,
      name: group.name,
      logo: {
        rectangleLogoLink: group.rectangleLogoId && fileUrl(group.rectangleLogoId),
        squareLogoLink: group.squareLogoId && fileUrl(group.squareLogoId),
      },
    },
  };
}
