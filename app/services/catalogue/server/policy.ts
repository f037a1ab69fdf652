import { and, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { isOneOf } from "#platform/people/audience.ts";
import { groups } from "#platform/people/schema.ts";
import { services } from "./schema.ts";

/** The condition «services are shown to this person»: as their company has decided, else as the whole portal (specification §4). */
export function areShown({ groupId }: Pick<Viewer, "groupId">): SQL {
  return sql`(select coalesce(${groups.showServices}, ${config.showServices}) from ${groups} where ${groups.id} = ${groupId})`;
}

/** The condition «it is there by its dates». */
export function isInSeason(): SQL {
  return sql`(${services.startsAt} is null or ${services.startsAt} <= ${now()})
    and (${services.endsAt} is null or ${services.endsAt} > ${now()})`;
}

/** The condition «answers for it»: its owner, and who has the right to the desk of services. */
export function runs(viewer: Viewer): SQL {
  return viewer.rights.includes("services") ? sql`true` : eq(services.ownerId, viewer.accountId);
}

/** The company's own that are not taken away. */
export const isHere = ({ groupId }: Pick<Viewer, "groupId">) =>
  and(eq(services.groupId, groupId), isNull(services.deletedAt));

/** What stands in the catalogue for a reader: in its dates, meant for them, and not switched off. */
export function isListed(viewer: Viewer): SQL {
  return and(
    isHere(viewer),
    areShown(viewer),
    ne(services.status, "off"),
    isInSeason(),
    isOneOf(services.audience, viewer),
  )!;
}

/** What a reader may open: what is meant for them while its dates last, and all that they answer for. What is off says so there. */
export function isOpen(viewer: Viewer): SQL {
  const isMeant = and(isInSeason(), isOneOf(services.audience, viewer));
  return and(isHere(viewer), areShown(viewer), or(isMeant, runs(viewer)))!;
}
