import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import {
  dropSpecialDay,
  putSpecialDay,
  readSpecialDays,
  readWorkingDays,
  type SpecialDay,
} from "#platform/working-days/index.ts";
import { readDayList } from "./day-list.ts";

/** The days of a year that somebody has named, and how many days of it are worked. */
export async function readDays(_viewer: Viewer, { year }: { year: number }) {
  const days = await readWorkingDays();
  return { items: await readSpecialDays(year), worked: days.between(`${year}-01-01`, `${year + 1}-01-01`) };
}

/** Names a day for the whole portal, over what is known of it by itself. */
export async function putDay(viewer: Viewer, wish: SpecialDay): Promise<{ day: string }> {
  await putSpecialDay(wish);
  await keep(viewer, wish.day);
  return { day: wish.day };
}

/** Names the days of a list, all or none. */
export async function putDays(viewer: Viewer, { list }: { list: string }): Promise<{ count: number; first: string }> {
  const days = readDayList(list);
  for (const day of days) await putDay(viewer, day);
  return { count: days.length, first: days[0]!.day };
}

/** Lets a day be again what it is by itself. */
export async function dropDay(viewer: Viewer, { day }: { day: string }): Promise<{ day: string }> {
  await dropSpecialDay(day);
  await keep(viewer, day);
  return { day };
}

const keep = ({ accountId, groupId }: Viewer, day: string) =>
  recordAudit({ deed: "special-day.put", result: "ok", accountId, groupId, detail: { name: day } });
