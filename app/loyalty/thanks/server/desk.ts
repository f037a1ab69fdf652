import { and, asc, eq, sql } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { byName } from "#platform/people/name-order.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { thanks, thanksReceivers, thanksValues } from "./schema.ts";
import { readSettings } from "./settings.ts";

/** The rules of thanks, what people thank for, and the figures of thirty days: no words and no pairs of people. */
export async function readDesk({ groupId }: Viewer) {
  const settings = await readSettings(groupId);
  const values = await db()
    .select({
      ...{ id: thanksValues.id, title: thanksValues.title, description: thanksValues.description },
      archived: sql<boolean>`${thanksValues.archivedAt} is not null`,
      used: sql<number>`(select count(*)::int from ${thanks} t where t.value_id = ${thanksValues}.id and t.withdrawn_at is null)`,
    })
    .from(thanksValues)
    .where(eq(thanksValues.groupId, groupId))
    .orderBy(sql`${thanksValues.archivedAt} is not null`, asc(thanksValues.createdAt), asc(thanksValues.id));
  const since = sql`${now()}::timestamptz - interval '30 days'`;
  const recent = sql`t.group_id = ${groupId} and t.withdrawn_at is null and t.created_at > ${since}`;
  const { rows } = await db().execute<{ sent: number; givers: number; thanked: number; colleagues: number }>(sql`
    select count(distinct t.id)::int as sent, count(distinct t.author_id)::int as givers,
      count(distinct r.account_id)::int as thanked,
      (select count(*)::int from ${accounts} where ${accounts.groupId} = ${groupId} and ${isColleague()}) as colleagues
    from ${thanks} t join ${thanksReceivers} r on r.thanks_id = t.id where ${recent}`);
  const units = await db().execute<{ name: string; count: number }>(sql`
    select d.name, count(*)::int as count
    from ${thanks} t join ${thanksReceivers} r on r.thanks_id = t.id
    join ${accounts} a on a.id = r.account_id join ${departments} d on d.id = a.department_id
    where ${recent} group by d.id order by count desc, d.name limit 12`);
  return { settings, values, figures: rows[0]!, units: units.rows };
}

/** A page of colleagues whom nobody has thanked yet, for administrators alone. */
export async function readNever({ groupId }: Viewer, { after }: { after?: string | undefined }) {
  const isThanked = sql`exists (select from ${thanksReceivers} r join ${thanks} t on t.id = r.thanks_id
    where r.account_id = ${accounts.id} and t.withdrawn_at is null)`;
  const rows = await db()
    .select(authorColumns)
    .from(accounts)
    .where(and(eq(accounts.groupId, groupId), isColleague(), sql`not ${isThanked}`, beyond(byName, after, "asc")))
    .orderBy(...byName)
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.lastName, row.firstName, row.accountId]);
  return { items: items.map(toPerson), next };
}

type Wish = { id?: string | undefined; title: string; description: string };

/** Writes what a company thanks for, or another value. */
export async function putValue({ accountId, groupId }: Viewer, { id, ...said }: Wish): Promise<{ id: string }> {
  const [row] = id
    ? await db()
        .update(thanksValues)
        .set(said)
        .where(and(eq(thanksValues.id, id), eq(thanksValues.groupId, groupId)))
        .returning({ id: thanksValues.id })
    : await db()
        .insert(thanksValues)
        .values({ id: newId(), groupId, ...said, createdAt: now() })
        .returning({ id: thanksValues.id });
  if (!row) refuse("not-found");
  await recordAudit({
    deed: "thanks.value",
    result: "ok",
    accountId,
    groupId,
    objectId: row.id,
    detail: { name: said.title },
  });
  return row;
}

/** Takes a value out of the form, or back into it; the cards that name it keep it. */
export async function archiveValue(
  viewer: Viewer,
  { id, archived }: { id: string; archived: boolean },
): Promise<{ id: string }> {
  const { accountId, groupId } = viewer;
  const [row] = await db()
    .update(thanksValues)
    .set({ archivedAt: archived ? now() : null })
    .where(and(eq(thanksValues.id, id), eq(thanksValues.groupId, groupId)))
    .returning({ name: thanksValues.title });
  if (!row) refuse("not-found");
  await recordAudit({ deed: "thanks.value", result: "ok", accountId, groupId, objectId: id, detail: row });
  return { id };
}
