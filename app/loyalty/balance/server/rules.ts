import { and, asc, eq, inArray, sql } from "drizzle-orm";
import {
  grant,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  lockLedger,
} from "#app/engines/ledger/server/index.ts";
import type { PointRule, RuleDeed } from "#app/loyalty/balance/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce, type Listener } from "#platform/events/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { type Done, deedEvents, doneBy } from "./deeds.ts";
import { pointRules } from "./schema.ts";
import { dateIn, readSettings, startOf } from "./settings.ts";

const columns = {
  ...{ id: pointRules.id, deed: pointRules.deed, amount: pointRules.amount },
  ...{ perDay: pointRules.perDay, active: pointRules.active },
};

/** For what the company pays, as everybody may read. */
export async function readRules({ groupId }: Pick<Viewer, "groupId">, all = false): Promise<PointRule[]> {
  return db()
    .select(columns)
    .from(pointRules)
    .where(and(eq(pointRules.groupId, groupId), all ? undefined : eq(pointRules.active, true)))
    .orderBy(asc(pointRules.createdAt), asc(pointRules.id));
}

type Wish = Omit<PointRule, "id"> & { id?: string | undefined };

/** Writes a rule, or another one. Refuses one that is not the company's as not found. */
export async function putRule({ accountId, groupId }: Viewer, { id, ...said }: Wish): Promise<{ id: string }> {
  const [row] = id
    ? await db()
        .update(pointRules)
        .set(said)
        .where(and(eq(pointRules.id, id), eq(pointRules.groupId, groupId)))
        .returning({ id: pointRules.id })
    : await db()
        .insert(pointRules)
        .values({ id: newId(), groupId, ...said, createdAt: now() })
        .returning({ id: pointRules.id });
  if (!row) refuse("not-found");
  await recordAudit({
    deed: "points.rule",
    result: "ok",
    accountId,
    groupId,
    objectId: row.id,
    detail: { name: said.deed },
  });
  return row;
}

/** What people do earns points by the rules of their own companies. */
export const payForDeeds: Listener = {
  name: "points.rules",
  kinds: deedEvents,
  hear: async (event) => payAll(await doneBy(event)),
};

/** Pays for what was done: a rule and its cause once, so many times a day as the rule says. */
export async function payAll(done: Done[]): Promise<void> {
  if (!done.length) return;
  const people = await db()
    .select({ id: accounts.id, groupId: accounts.groupId })
    .from(accounts)
    .where(
      and(
        isColleague(),
        inArray(
          accounts.id,
          done.map(({ person }) => person),
        ),
      ),
    )
    .orderBy(accounts.groupId);
  for (const { id, groupId } of people)
    for (const rule of await readRules({ groupId }))
      for (const one of done) if (one.person === id && one.deed === rule.deed) await pay(groupId, rule, one);
}

async function pay(groupId: string, rule: PointRule, { person, key }: Done): Promise<void> {
  await lockLedger(groupId);
  const { timeZone } = await readSettings(groupId);
  const [paid] = await db()
    .select({ count: sql<number>`count(*)::int` })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.ledgerAccountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerAccounts.ownerId, person),
        eq(ledgerAccounts.purse, "earned"),
        eq(ledgerTransactions.objectId, rule.id),
        sql`${ledgerTransactions.createdAt} >= ${startOf("day", timeZone)}`,
      ),
    );
  if (paid!.count >= rule.perDay) return;
  await grant({
    ...{ groupId, kind: `rule-${rule.deed}`, cause: `rule:${rule.id}:${person}:${key}` },
    ...{ by: null, objectId: rule.id, to: person, amount: rule.amount },
  });
}

/** Pays those who begin today, and those for whom another year here is over. */
export async function payForDays(): Promise<void> {
  const rows = await db()
    .select({ id: accounts.id, groupId: accounts.groupId, hiredOn: accounts.hiredOn })
    .from(accounts)
    .where(and(isColleague(), sql`to_char(${accounts.hiredOn}, 'MM-DD') = ${dateIn("Europe/Moscow").day.slice(5)}`))
    .orderBy(accounts.groupId);
  const { day } = dateIn("Europe/Moscow");
  const done = rows.map(({ id, hiredOn }): Done => {
    const deed: RuleDeed = hiredOn === day ? "first-day" : "anniversary";
    return { deed, person: id, key: day.slice(0, 4) };
  });
  await payAll(done);
}

/** Tells whoever has got points by hand. */
export const tellOfPoints = (groupId: string, id: string, actorId: string) =>
  announce({ kind: "points.transferred", objectId: id, groupId, actorId });
