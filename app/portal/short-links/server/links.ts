import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { shortLinks } from "./schema.ts";

/** Without the signs that are taken for one another when they are read from paper. */
const signs = "23456789abcdefghjkmnpqrstuvwxyz";
const length = 7;

/** The code of a path, if it has one. */
export async function findCode(path: string): Promise<{ code?: string }> {
  const [row] = await db().select({ code: shortLinks.code }).from(shortLinks).where(eq(shortLinks.path, path));
  return row ?? {};
}

/** The code of a path: one for all who ask, for good. */
export async function makeCode(path: string): Promise<{ code: string }> {
  const code = Array.from({ length }, () => signs[randomInt(signs.length)]).join("");
  await db().insert(shortLinks).values({ code, path }).onConflictDoNothing({ target: shortLinks.path });
  return (await findCode(path)) as { code: string };
}

/** The path behind a code, in any case of its letters. Refuses an unknown one with `not-found`. */
export async function followCode(code: string): Promise<{ path: string }> {
  const [row] = await db()
    .select({ path: shortLinks.path })
    .from(shortLinks)
    .where(eq(shortLinks.code, code.toLowerCase()));
  return row ?? refuse("not-found");
}
