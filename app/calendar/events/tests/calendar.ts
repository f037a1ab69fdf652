import { sql } from "drizzle-orm";
import { listeners } from "#app/areas.ts";
import { grant } from "#app/engines/ledger/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, transaction, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { apiAs } from "#tests/support/api.ts";

/** Lets all who listen hear of what is done: the file before may have had others, or none. */
export const hearAll = () => setListeners(listeners);

/** What the tests of the calendar say of an event, where it does not matter. */
export const words = {
  title: "Йога после работы",
  startsAt: "2026-06-10T18:00",
  endsAt: "2026-06-10T19:00",
  zone: "Europe/Moscow",
};

export const go = (who: Viewer, id: string, answer: "going" | "maybe" | "declined" = "going", plusOnes = 0) =>
  apiAs(who).events.answer({ id, answer, plusOnes });

/** Changes what stands on the form of a day. */
export async function change(who: Viewer, id: string, span: "one" | "next" | "all", more: object) {
  const { id: _, repeats: __, ...said } = await apiAs(who).events.source({ id });
  return apiAs(who).events.change({ ...said, id, span, ...more });
}

/** The days that a person sees in a stretch of time: when each begins in Moscow, and how it stands. */
export async function days(who: Viewer, from = "2026-06-01", to = "2026-07-31") {
  const { items } = await apiAs(who).events.range({ from, to });
  return items.map(({ id, title, startsAt, location, cancelled, answer }) => ({
    ...{ id, title, location, cancelled, answer },
    at: new Date(Date.parse(startsAt) + 3 * 3_600_000).toISOString().slice(0, 16),
  }));
}

/** What the bell has told a person, kind by kind. */
export async function told(who: Viewer): Promise<string[]> {
  await deliverAll();
  const { rows } = await withTenant("*", () =>
    db().execute<{ kind: string }>(
      sql`select kind from notices where account_id = ${who.accountId} order by created_at, kind`,
    ),
  );
  return rows.map(({ kind }) => kind);
}

export const givePoints = ({ groupId, accountId }: Viewer, amount: number) =>
  withTenant(groupId, () =>
    transaction(() => grant({ groupId, kind: "issue", cause: newId(), by: null, to: accountId, amount })),
  );

/** What a person has: points to spend, and points put aside. */
export async function points({ accountId }: Viewer): Promise<{ earned: number; held: number }> {
  const { rows } = await withTenant("*", () =>
    db().execute<{ purse: string; balance: number }>(
      sql`select purse, balance from ledger_accounts where owner_id = ${accountId}`,
    ),
  );
  const of = (purse: string) => rows.find((row) => row.purse === purse)?.balance ?? 0;
  return { earned: of("earned"), held: of("held") };
}
