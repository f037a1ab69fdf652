import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { mayKnowAddress } from "#app/engines/membership/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { shortLinks } from "./schema.ts";

/** Without the signs that are taken for one another when they are read from paper. */
const signs = "23456789abcdefghjkmnpqrstuvwxyz";
const length = 7;

/** The code of a path, if it has one. Refuses a path into a place that its reader may not know of as not found. */
export async function findCode(viewer: Viewer, path: string): Promise<{ code?: string }> {
  await demandKnown(viewer, path);
  return readCode(path);
}

async function readCode(path: string): Promise<{ code?: string }> {
  const [row] = await db().select({ code: shortLinks.code }).from(shortLinks).where(eq(shortLinks.path, path));
  return row ?? {};
}

/** The code of a path: one for all who ask, for good. Refuses a path into a place that its reader may not know of as not found. */
export async function makeCode(viewer: Viewer, path: string): Promise<{ code: string }> {
  await demandKnown(viewer, path);
  const code = Array.from({ length }, () => signs[randomInt(signs.length)]).join("");
  await db().insert(shortLinks).values({ code, path }).onConflictDoNothing({ target: shortLinks.path });
  return (await readCode(path)) as { code: string };
}

/**
 * The path behind a code, in any case of its letters. Refuses an unknown one with `not-found`, and so to colleagues a path
 * into a place that they may not know of, with the word that a stranger is to sign in first.
 */
export async function followCode(viewer: Viewer, code: string): Promise<{ path: string }> {
  const [row] = await db()
    .select({ path: shortLinks.path })
    .from(shortLinks)
    .where(eq(shortLinks.code, code.toLowerCase()));
  if (!row) refuse("not-found");
  await demandKnown(viewer, row.path);
  return row;
}

/** The word of a place in an address is often its very name. */
async function demandKnown(viewer: Viewer, path: string): Promise<void> {
  if (await mayKnowAddress(viewer, path)) return;
  refuse("not-found", viewer.accountId ? undefined : "sign-in");
}
