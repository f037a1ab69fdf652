import { and, eq, isNull, sql } from "drizzle-orm";
import { ledgerAccounts, ledgerHeads } from "#app/engines/ledger/server/index.ts";
import type { PointsGlance, Purses } from "#app/loyalty/balance/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, type Part, part } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { leadsPeople } from "./allowance.ts";
import { readEnding } from "./expiry.ts";
import { dateIn } from "./settings.ts";
import { readLimits } from "./transfers.ts";

/** What a person has, what waits, what they may still give. */
export async function readPurses(viewer: Viewer): Promise<Purses> {
  const { groupId, accountId } = viewer;
  const rows = await db()
    .select({
      id: ledgerAccounts.id,
      purse: ledgerAccounts.purse,
      title: ledgerAccounts.title,
      balance: ledgerAccounts.balance,
    })
    .from(ledgerAccounts)
    .where(
      and(eq(ledgerAccounts.groupId, groupId), eq(ledgerAccounts.ownerId, accountId), isNull(ledgerAccounts.closedAt)),
    )
    .orderBy(ledgerAccounts.title, ledgerAccounts.id);
  const { settings, limits } = await readLimits(viewer);
  const [state] = await db()
    .select({
      leads: leadsPeople(sql`${accountId}::uuid`),
      stopped: sql<boolean>`exists (select from ${ledgerHeads} h where h.group_id = ${groupId} and h.broken_at is not null)`,
    })
    .from(groups)
    .where(eq(groups.id, groupId));
  const of = (purse: string) => rows.find((row) => row.purse === purse)?.balance ?? 0;
  return {
    earned: of("earned"),
    thanks: of("thanks"),
    allowance: state?.leads ? settings.leaderAllowance : settings.allowance,
    nextAllowance: dateIn(settings.timeZone).nextMonth,
    limits,
    ending: settings.expiresAfter ? await readEnding(viewer) : null,
    funds: rows.filter(({ purse }) => purse === "fund").map(({ id, title, balance }) => ({ id, title, balance })),
    stopped: state?.stopped ?? false,
  };
}

/** Both purses on the main page, a question that is asked together with others. */
export const glanceAtPoints = ({ accountId, groupId }: Viewer): Part<PointsGlance> =>
  part<PointsGlance, PointsGlance>(
    sql`select coalesce(sum(balance) filter (where purse = 'earned'), 0)::int as earned,
        coalesce(sum(balance) filter (where purse = 'thanks'), 0)::int as thanks
      from ${ledgerAccounts} where owner_id = ${accountId} and group_id = ${groupId} and purse in ('earned', 'thanks')`,
    ([row]) => row!,
  );
