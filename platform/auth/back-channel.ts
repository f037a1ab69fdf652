import { and, eq } from "drizzle-orm";
import { db, withTenant } from "#platform/db/index.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import { spend } from "#platform/limits/index.ts";
import { log } from "#platform/log.ts";
import { accounts } from "#platform/people/schema.ts";
import { Refusal } from "#platform/refusal.ts";
import { recordAudit } from "./audit.ts";
import { identityProvider } from "./identity-provider.ts";
import { sessions } from "./schema.ts";
import { forgetRow } from "./session-row.ts";
import { sessionIdOf, verifyLogoutToken } from "./tokens.ts";

const bodyLimit = 64 * 1024;

/**
 * `POST /login/back-channel`: the provider tells, from server to server, that somebody has signed out or was stopped
 * there (OpenID Connect Back-Channel Logout 1.0). The token names the person, and maybe one sign-in of
 * theirs; those sessions die at once. The call carries no cookie: its token is all the proof there is.
 */
export async function answerBackChannel(request: Request, facts: RequestFacts): Promise<Response> {
  try {
    spend("back-channel", facts.address, 600, 60);
    const length = Number(request.headers.get("content-length") ?? Number.NaN);
    const type = request.headers.get("content-type") ?? "";
    if (!(length <= bodyLimit) || !/^application\/x-www-form-urlencoded/i.test(type)) return told(400);
    const token = new URLSearchParams(await request.text()).get("logout_token");
    if (!token) return told(400);
    await end(await verifyLogoutToken(token), facts);
    return told(200);
  } catch (error) {
    if (error instanceof Refusal && error.kind === "too-many")
      return told(429, { "retry-after": String(error.retryAfter ?? 60) });
    if (error instanceof Refusal) return told(503, { "retry-after": "30" });
    log.warn("A logout token was refused", { requestId: facts.requestId, error });
    return told(400);
  }
}

async function end({ sub, sid }: { sub: string; sid: string | undefined }, { requestId, address }: RequestFacts) {
  const { issuerKey } = await identityProvider();
  const rows = await withTenant("*", () =>
    db()
      .select({ idHash: sessions.idHash, tokens: sessions.tokens, accountId: accounts.id, groupId: accounts.groupId })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(and(eq(accounts.issuer, issuerKey), eq(accounts.subject, sub))),
  );
  for (const { idHash, tokens, accountId, groupId } of rows) {
    if (sid && sessionIdOf(tokens) !== sid) continue;
    await db().delete(sessions).where(eq(sessions.idHash, idHash));
    await forgetRow(idHash);
    await recordAudit({ deed: "logout", result: "ok", accountId, groupId, requestId, address });
  }
}

function told(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { "cache-control": "no-store", ...headers } });
}
