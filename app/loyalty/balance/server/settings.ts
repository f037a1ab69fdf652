import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { loyaltySettings } from "./schema.ts";

export type LoyaltySettings = Omit<typeof loyaltySettings.$inferSelect, "groupId">;

const defaults: LoyaltySettings = {
  ...{ perDeed: 1000, perDay: 3000, perMonth: 10_000, allowance: 200, leaderAllowance: 400 },
  ...{ fourEyesAbove: 1000, expiresAfter: 0 },
  ...{ timeZone: "Europe/Moscow", allowedFor: "" },
};

/** What a company has decided of its points, or what holds until it does. */
export async function readSettings(groupId: string): Promise<LoyaltySettings> {
  const [row] = await db().select().from(loyaltySettings).where(eq(loyaltySettings.groupId, groupId));
  if (!row) return defaults;
  const { groupId: _, ...settings } = row;
  return settings;
}

type Wish = Omit<LoyaltySettings, "timeZone" | "allowedFor">;

/** Changes the limits and the allowance of the company; the allowance holds from the next month on. */
export async function setSettings({ accountId, groupId }: Viewer, wish: Wish): Promise<Record<string, never>> {
  await db()
    .insert(loyaltySettings)
    .values({ groupId, ...wish })
    .onConflictDoUpdate({ target: loyaltySettings.groupId, set: wish });
  await recordAudit({ deed: "points.settings", result: "ok", accountId, groupId, detail: wish });
  return {};
}

/** When the day or the month began where the company is. */
export function startOf(unit: "day" | "week" | "month", zone: string): SQL {
  return sql`(date_trunc(${unit}, ${now()}::timestamptz at time zone ${zone}) at time zone ${zone})`;
}

/** A column: the zone of a company, beside a row that names it. */
export const zoneOf = (groupId: SQLWrapper): SQL<string> => sql<string>`coalesce(
  (select z.time_zone from ${loyaltySettings} z where z.group_id = ${groupId}), ${defaults.timeZone})`;

/** The day or the month of a moment where the company is: «2026-11-26», «2026-11». */
export function dateIn(
  zone: string,
  at: Date = now(),
): { day: string; month: string; nextMonth: string; monday: string } {
  const day = new Intl.DateTimeFormat("sv", { dateStyle: "short", timeZone: zone }).format(at);
  const [year, month] = day.split("-").map(Number) as [number, number];
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return { day, month: day.slice(0, 7), nextMonth: next, monday: date.toISOString().slice(0, 10) };
}
