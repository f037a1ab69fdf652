import { and, eq, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import { notifyPeople } from "#app/engines/notifications/server/index.ts";
import { services } from "#app/services/catalogue/server/index.ts";
import { href } from "#app/web/urls.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { requests as urls } from "../routes.ts";
import { requestDrafts, requestExecutors, requestMarks, requests } from "./schema.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** Whoever has said nothing so long after «Выполнено» is content. */
const daysToRate = 7;
const daysOfDrafts = 7;
const atOnce = 500;

/** Closes what was done a week ago and was not sent back. */
export async function closeDone(): Promise<void> {
  const at = now();
  const rows = await db()
    .update(requests)
    .set({ state: "closed", since: at, revision: sql`${requests.revision} + 1` })
    .where(and(eq(requests.state, "done"), lt(requests.since, new Date(at.getTime() - daysToRate * day))))
    .returning({ id: requests.id, groupId: requests.groupId });
  if (!rows.length) return;
  const mark = { deed: "close", state: "closed", createdAt: at } as const;
  await db()
    .insert(requestMarks)
    .values(rows.map(({ id, groupId }) => ({ id: newId(), requestId: id, groupId, ...mark })));
}

/** Forgets what was kept of forms that were never sent, their files too. */
export async function sweepDrafts(): Promise<void> {
  const old = new Date(now().getTime() - daysOfDrafts * day);
  await db().execute(sql`
    with gone as (delete from ${requestDrafts} where changed_at < ${old} returning account_id, answers)
    delete from files using gone, jsonb_each(gone.answers) said
    where files.owner_id = gone.account_id and files.id::text = said.value -> 'chosen' ->> 0
      and not exists (select from ${requests} r, jsonb_each(r.answers) sent
        where r.initiator_id = gone.account_id and sent.value -> 'chosen' ->> 0 = files.id::text)`);
}

/** Tells those who do a request that its term ends within a worked hour, and them with the owner of its service that it is over: each once a term. */
export async function remindOfTerms(): Promise<void> {
  const at = now();
  const soon = new Date(at.getTime() + hour);
  await tell("soon", soon, at);
  await tell("late", at, at);
}

async function tell(what: "soon" | "late", until: Date, at: Date): Promise<void> {
  const toldAt = what === "soon" ? requests.soonToldAt : requests.lateToldAt;
  const isUntold = or(isNull(toldAt), sql`${toldAt} <> ${requests.dueAt}`);
  const due = await db()
    .select({ id: requests.id })
    .from(requests)
    .where(and(lte(requests.dueAt, until), isUntold))
    .limit(atOnce)
    .for("update", { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (!ids.length) return;
  const rows = await db()
    .update(requests)
    .set(what === "soon" ? { soonToldAt: requests.dueAt } : { lateToldAt: requests.dueAt, soonToldAt: requests.dueAt })
    .where(inArray(requests.id, ids))
    .returning();
  const known = await db()
    .select({ id: services.id, title: services.title, ownerId: services.ownerId })
    .from(services)
    .where(inArray(services.id, [...new Set(rows.map(({ serviceId }) => serviceId))]));
  const team = await db()
    .select({ serviceId: requestExecutors.serviceId, accountId: requestExecutors.accountId })
    .from(requestExecutors)
    .where(
      inArray(
        requestExecutors.serviceId,
        known.map((one) => one.id),
      ),
    );
  const told = rows.flatMap((row) => {
    const service = known.find((one) => one.id === row.serviceId)!;
    const doing = row.executorId
      ? [row.executorId]
      : team.filter((one) => one.serviceId === row.serviceId).map((one) => one.accountId);
    const people = new Set(what === "late" ? [...doing, service.ownerId] : doing);
    return [...people].map((accountId) => ({
      accountId,
      groupId: row.groupId,
      kind: what === "soon" ? "request-soon" : "request-late",
      eventKey: `request-${what}:${row.id}:${row.dueAt?.toISOString()}`,
      subject: `№ ${row.number}, ${service.title}`,
      href: href(urls.one, { id: row.id }),
      createdAt: at,
    }));
  });
  await notifyPeople(told);
}
