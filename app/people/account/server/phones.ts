import { type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { toldContact } from "./contacts.ts";

/** The condition «the phone begins or ends so», of those who show theirs to the reader; undefined for a text that is no phone. */
export function hasPhone(viewer: Viewer, text: string): SQL | undefined {
  const digits = text.replace(/[\s()+./‐-―−-]/g, "");
  if (!/^\d{4,}$/.test(digits)) return undefined;
  // Inside the country a phone begins with 8, abroad with 7, among neighbours with nothing.
  const own = digits.replace(/^[78]/, "");
  const begun = [digits, `7${own}`, `8${own}`].map((start) => `${start}%`);
  const ends = [digits, ...(own.length === 10 ? [own] : [])].map((end) => `%${end}`);
  return sql`regexp_replace(split_part(${toldContact(viewer, "phone")}, 'доб.', 1), '\\D', '', 'g') like any(${sql.param([...ends, ...begun])}::text[])`;
}
