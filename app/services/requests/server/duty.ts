import { and, eq, inArray, or, sql } from "drizzle-orm";
import { db, newId } from "#platform/db/index.ts";
import type { Duty } from "#platform/people/duty.ts";
import { openFilesOf } from "./files.ts";
import { requestExecutors, requestMarks, requests } from "./schema.ts";

const waiting = ["new", "onApproval", "inWork", "waitingUser"] as const;
const isOnThem = (leaver: string) =>
  and(
    inArray(requests.state, [...waiting]),
    or(eq(requests.executorId, leaver), and(eq(requests.approverId, leaver), eq(requests.state, "onApproval"))),
  );

/** The requests that a person does or is asked about, and the queues that they work in. */
export const requestDuty: Duty = {
  count: (leaver) => sql`(select count(*)::int from ${requests} r
    where (r.executor_id = ${leaver} and r.state in ('inWork', 'waitingUser'))
      or (r.approver_id = ${leaver} and r.state = 'onApproval'))`,
  async hand({ leaver, successor, viewer }) {
    const heir = successor ?? viewer.accountId;
    const rows = await db()
      .update(requests)
      .set({
        executorId: sql`case when ${requests.executorId} = ${leaver} then ${heir}::uuid else ${requests.executorId} end`,
        approverId: sql`case when ${requests.approverId} = ${leaver} then ${heir}::uuid else ${requests.approverId} end`,
      })
      .where(isOnThem(leaver))
      .returning({ requestId: requests.id, groupId: requests.groupId });
    const gone = await db().delete(requestExecutors).where(eq(requestExecutors.accountId, leaver)).returning();
    if (gone.length)
      await db()
        .insert(requestExecutors)
        .values(gone.map((row) => ({ ...row, accountId: heir })))
        .onConflictDoNothing();
    if (rows.length)
      await db()
        .insert(requestMarks)
        .values(rows.map((row) => ({ id: newId(), ...row, byId: viewer.accountId, deed: "hand" as const })));
    const services = gone.map(({ serviceId }) => serviceId);
    const ids = rows.map(({ requestId }) => requestId);
    if (ids.length) await openFilesOf(inArray(requests.id, ids));
    if (services.length) await openFilesOf(inArray(requests.serviceId, services));
  },
};
