import { eq, or, type SQL, sql } from "drizzle-orm";
import { areShown, services } from "#app/services/catalogue/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import type { Part } from "./law.ts";
import { requestExecutors, requests } from "./schema.ts";

/** The condition «does requests of this service». */
export const executes = ({ accountId }: Pick<Viewer, "accountId">): SQL => sql`exists (select from ${requestExecutors} e
  where e.service_id = ${requests}.service_id and e.account_id = ${accountId})`;

/** The condition «owns the service of this request». */
export const ownsService = ({ accountId }: Pick<Viewer, "accountId">): SQL => sql`exists (select from ${services} s
  where s.id = ${requests}.service_id and s.owner_id = ${accountId})`;

/**
 * Who reads a request: who has sent it, whom it is asked of, those who do requests of its service and its owner. Nobody else,
 * administrators neither. Of what still waits for a supervisor those who will do it know nothing yet.
 */
export function isSeen(viewer: Viewer): SQL {
  const me = viewer.accountId;
  const own = or(eq(requests.initiatorId, me), eq(requests.approverId, me), eq(requests.executorId, me));
  const atWork = sql`(${requests.state} <> 'onApproval' and ${executes(viewer)})`;
  return sql`(${requests.groupId} = ${viewer.groupId} and ${areShown(viewer)} and (${own} or ${atWork} or ${ownsService(viewer)}))`;
}

type Parties = { initiatorId: string; approverId: string | null; executorId: string | null };

/** What a reader is to a request. */
export function partsOf(
  { accountId }: Viewer,
  { initiatorId, approverId, executorId }: Parties,
  { isColleague, isOwner }: { isColleague: boolean; isOwner: boolean },
): ReadonlySet<Part> {
  const parts = new Set<Part>();
  if (initiatorId === accountId) parts.add("initiator");
  if (approverId === accountId) parts.add("approver");
  if (executorId === accountId) parts.add("executor");
  if (isColleague) parts.add("colleague");
  if (isOwner) parts.add("owner");
  return parts;
}
