import { eq } from "drizzle-orm";
import { sessions } from "#platform/auth/schema.ts";
import { beginSession } from "#platform/auth/session.ts";
import { sessionCookie } from "#platform/auth/session-row.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { Browser } from "./browser.ts";

const tokens = () => ({ accessToken: "", accessExpiresAt: Date.now() + 3_600_000, refreshToken: null, idToken: "" });

/** A browser in which somebody is signed in who has no password. */
export async function browserOf(origin: string, { accountId, roles }: Viewer): Promise<Browser> {
  const browser = new Browser(origin);
  const about = { accountId, roles: [...roles], tokens: tokens(), userAgent: "", address: "127.0.0.1" };
  browser.cookies.set(sessionCookie, await beginSession(about));
  return browser;
}

/** One more browser where a person is signed in. */
export async function freshSession(accountId: string): Promise<string> {
  const userAgent = crypto.randomUUID();
  await beginSession({ accountId, roles: ["employee"], tokens: tokens(), userAgent, address: "127.0.0.1" });
  const [row] = await db().select({ id: sessions.publicId }).from(sessions).where(eq(sessions.userAgent, userAgent));
  return row!.id;
}
