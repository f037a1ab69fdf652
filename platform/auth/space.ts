import { eq } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { sessions } from "./schema.ts";
import { forgetRow } from "./session-row.ts";

/** Remembers a space by its public id, until the browser signs in anew (specification §3, §4). */
export async function keepSpace({ idHash }: { idHash: string }, publicId: string): Promise<void> {
  await db().update(sessions).set({ space: publicId }).where(eq(sessions.idHash, idHash));
  await forgetRow(idHash);
}
