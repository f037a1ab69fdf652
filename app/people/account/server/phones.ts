import { type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { toldContact } from "./contacts.ts";

/** The condition «the phone begins or ends so», of those who show theirs to the reader; undefined for a text that is no phone. */
export function hasPhone(viewer: Viewer, text: string): SQL | undefined {
  const digits = text.replace(/[\s()+-]/g, "");
  if (!/^\d{4,}$/.test(digits)) return undefined;
  // Inside the country a phone begins with 8, or with nothing.
  const begun = [digits, `7${digits.replace(/^8/, "")}`].map((start) => `${start}%`);
  return sql`regexp_replace(${toldContact(viewer, "phone")}, '\\D', '', 'g') like any(${sql.param([`%${digits}`, ...begun])}::text[])`;
}
