import { eq, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { fullPart } from "#platform/room.ts";
import { type Flash, sessions } from "./schema.ts";
import { forgetRow } from "./session-row.ts";

type Holder = { idHash: string; flash: Flash[] };

/** At most three toasts at once (specification §9). */
const most = 3;

/** Keeps a toast for the next page that this browser opens. */
export async function pushFlash({ idHash }: Holder, toast: Flash): Promise<void> {
  await db()
    .update(sessions)
    .set({ flash: sql`${sessions.flash} || ${JSON.stringify([toast])}::jsonb` })
    .where(eq(sessions.idHash, idHash));
  await forgetRow(idHash);
}

/**
 * Takes the waiting toasts, one of each id, the newest three; asks the database only when there are some. On a full disk they
 * wait on: the page is there without them.
 */
export async function popFlash(session: Holder): Promise<Flash[]> {
  if (session.flash.length === 0) return [];
  session.flash = [];
  try {
    return await take(session);
  } catch (error) {
    if (fullPart(error)) return [];
    throw error;
  }
}

async function take(session: Holder): Promise<Flash[]> {
  const { rows } = await db().execute<{ flash: Flash[] }>(sql`
    with taken as (select id_hash, flash from sessions where id_hash = ${session.idHash} for update)
    update sessions set flash = '[]' from taken where sessions.id_hash = taken.id_hash returning taken.flash`);
  await forgetRow(session.idHash);
  const byId = new Map((rows[0]?.flash ?? []).map((toast) => [toast.id, toast]));
  return [...byId.values()].slice(-most);
}
