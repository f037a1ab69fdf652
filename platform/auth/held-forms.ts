import { and, count, eq, gt, lt } from "drizzle-orm";
import { now } from "../clock.ts";
import { db } from "../db/index.ts";
import { heldForms } from "./schema.ts";
import { seal, unseal } from "./seal.ts";

const day = 24 * 3600 * 1000;
/** Of one person at a time: who has more open pages sends them again by hand. */
const most = 20;
const mostChars = 512 * 1024;

/** A form without its files: the address it was sent to, and its fields in their order. */
export type HeldForm = { target: string; fields: [string, string][] };

/**
 * Keeps a form that came after its session had ended, for a day and for its own writer alone. Gives its id,
 * or null where it may not be kept: the writer has twenty already, or it is larger than half a megabyte.
 */
export async function holdForm(accountId: string, form: HeldForm): Promise<string | null> {
  const text = JSON.stringify(form);
  if (text.length > mostChars) return null;
  const [held] = await db().select({ number: count() }).from(heldForms).where(livingOf(accountId));
  if (held!.number >= most) return null;
  const [row] = await db()
    .insert(heldForms)
    .values({ accountId, sealed: seal("form", text), createdAt: now() })
    .returning({ id: heldForms.id });
  return row!.id;
}

/** The form that waits for this person under this id; null for anybody else's and for what is over. */
export async function heldForm(id: string, accountId: string): Promise<HeldForm | null> {
  const [row] = await db()
    .select({ sealed: heldForms.sealed })
    .from(heldForms)
    .where(and(eq(heldForms.id, id), livingOf(accountId)));
  const text = row && unseal("form", row.sealed);
  return text ? JSON.parse(text) : null;
}

/** Deletes what has waited for a day: an hourly job. */
export async function sweepHeldForms(): Promise<void> {
  await db()
    .delete(heldForms)
    .where(lt(heldForms.createdAt, new Date(now().getTime() - day)));
}

const livingOf = (accountId: string) =>
  and(eq(heldForms.accountId, accountId), gt(heldForms.createdAt, new Date(now().getTime() - day)));
