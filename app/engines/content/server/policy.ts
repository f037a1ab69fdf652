import { and, eq, isNull, lte, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { isAddressed } from "#platform/people/audience.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { isGiven } from "#platform/people/grants.ts";
import { isColleague } from "#platform/people/presence.ts";
import type { Right } from "#platform/people/rights.ts";
import { accounts, grants } from "#platform/people/schema.ts";
import { asked, isOfficial } from "./kinds.ts";
import { publications } from "./schema.ts";

/** Within what reach, and to whom there: null is everybody. */
export type Readers = Pick<typeof publications.$inferSelect, "reach" | "audience">;

/** What a reader may meet at all: live publications that speak to them, and not a word of whom they have blocked. */
export function isVisible(viewer: Viewer) {
  return and(isLive(), isAddressed(publications, viewer), isWelcome(viewer));
}

/** What the company publishes is read by all, whoever wrote it: a block holds for people's own publications. */
function isWelcome(viewer: Viewer): SQL {
  return or(isOfficial(), isNotBlocked(viewer, publications.authorId))!;
}

/** Published and not deleted. The state is written out, so that the indexes of live publications serve it. */
export function isLive() {
  return and(
    isNull(publications.deletedAt),
    sql`${publications.state} = 'published'`,
    lte(publications.publishedAt, now()),
  );
}

/** The people to whom a publication speaks now: who works here, in its company or, if it is for all, in any. */
export const isSpokenTo: SQL = speaksTo(publications);

/** Those to whom it has spoken when its readers were these: some of them may be readers no more. */
export function wasSpokenTo({ reach, audience }: Readers): SQL {
  return speaksTo({ reach: sql`${reach}`, audience: sql`${sql.param(audience)}::text[]` });
}

function speaksTo({ reach, audience }: Record<keyof Readers, SQLWrapper>): SQL {
  return and(
    isColleague(),
    sql`(${reach} = 'portal' or ${accounts.groupId} = ${publications.groupId})`,
    sql`(${audience} is null or ${audience} && audience_of(${accounts.id},
      array(select 'right:' || ${grants.right} from ${grants} where ${grants.accountId} = ${accounts.id} and ${isGiven()})))`,
  )!;
}

/** Whose talk it is to close and open: the author's, and editors' and moderators' of its company. */
export function mayClose(viewer: Viewer): SQL {
  return leads(viewer, ["editor", "moderator"]);
}

/** Who may put a comment first: the author and the editors. */
export function mayPin(viewer: Viewer): SQL {
  return leads(viewer, ["editor"]);
}

function leads(viewer: Viewer, by: Right[]): SQL {
  const { accountId, groupId, rights } = viewer;
  const ofCompany = by.some((right) => rights.includes(right)) ? eq(publications.groupId, groupId) : undefined;
  return or(eq(publications.authorId, accountId), ofCompany, asked("mayLead", viewer, false))!;
}

/** Who may answer what they see: everybody, but where its place says who. */
export function mayAnswer(viewer: Viewer): SQL {
  return asked("mayAnswer", viewer, true);
}

/** Who may leave a reaction on what they see, and on what is said under it. */
export function mayReact(viewer: Viewer): SQL {
  return asked("mayReact", viewer, true);
}

/** Whose publication it is: its author's alone, in a place as long as they may look into it. */
export function isOwn(viewer: Viewer) {
  const isWithin = or(isNull(publications.placeId), isAddressed(publications, viewer));
  return and(isNull(publications.deletedAt), eq(publications.authorId, viewer.accountId), isWithin);
}

/** An own publication whose author may still write where it stands. */
export function mayRevise(viewer: Viewer) {
  return and(isOwn(viewer), asked("mayWrite", viewer, true));
}
