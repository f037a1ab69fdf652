import type { InferContractRouterInputs } from "@orpc/contract";
import { and, eq, or, sql } from "drizzle-orm";
import { publications } from "#app/engines/content/server/index.ts";
import { readArticle, readRelated } from "#app/news/news/server/index.ts";
import type { newsroomContract } from "#app/news/newsroom/contract.ts";
import { type Viewer, viewerOf } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { isAddressed } from "#platform/people/audience.ts";
import { grantedRights } from "#platform/people/grants.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { isOnDesk } from "./policy.ts";

type Wish = InferContractRouterInputs<typeof newsroomContract>["preview"];

/**
 * An article of the desk as readers will read it; as one of them would, if they are named, and whether they would.
 * Nothing is told of what they keep to themselves: their reactions, whom they have blocked, what they have read.
 */
export async function readPreview(viewer: Viewer, { id, as, language }: Wish) {
  const eyes = as ? await findReader(viewer, as) : undefined;
  const article = await readArticle(viewer, id, { language, atDesk: isOnDesk(viewer), eyes });
  if (!eyes) return { article, related: [], reader: null };
  const [row] = await db()
    .select({ sees: sql<boolean>`(${isAddressed(publications, eyes)})` })
    .from(publications)
    .where(eq(publications.id, id));
  const sees = row!.sees;
  const related = sees ? (await readRelated(viewer, id, eyes)).items : [];
  return { article, related, reader: { name: eyes.name, sees } };
}

/** A colleague as the portal knows them when they read. Refuses whom the editor may not know as not found. */
async function findReader({ groupId }: Viewer, id: string): Promise<Viewer> {
  const mayKnow = or(eq(accounts.reach, "portal"), eq(accounts.groupId, groupId));
  const [person] = await db()
    .select({
      accountId: accounts.id,
      groupId: accounts.groupId,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      timeZone: accounts.timeZone,
      consent: accounts.consentToPersData,
      granted: grantedRights,
      role: accounts.role,
    })
    .from(accounts)
    .where(and(eq(accounts.id, id), isColleague(), mayKnow));
  if (!person) refuse("not-found");
  const { role, ...known } = person;
  return viewerOf(known, role === "admin" ? ["employee", "admin"] : ["employee"]);
}
