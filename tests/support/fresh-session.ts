import { eq } from "drizzle-orm";
import { sessions } from "#platform/auth/schema.ts";
import { beginSession } from "#platform/auth/session.ts";
import { db } from "#platform/db/index.ts";

/** One more browser where a person is signed in. */
export async function freshSession(accountId: string): Promise<string> {
  const userAgent = crypto.randomUUID();
  const tokens = { accessToken: "", accessExpiresAt: Date.now() + 3_600_000, refreshToken: null, idToken: "" };
  await beginSession({ accountId, roles: ["employee"], tokens, userAgent, address: "127.0.0.1" });
  const [row] = await db().select({ id: sessions.publicId }).from(sessions).where(eq(sessions.userAgent, userAgent));
  return row!.id;
}
