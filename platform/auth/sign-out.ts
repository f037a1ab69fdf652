import { eq } from "drizzle-orm";
import { html } from "hono/html";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import { readForm } from "#platform/http/form.ts";
import { plainAnswer } from "#platform/http/plain-page.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import { recordAudit } from "./audit.ts";
import { readCookies, setCookie } from "./cookies.ts";
import { checkCsrf, csrfField, csrfHeader, isSameOrigin } from "./csrf.ts";
import { identityProvider } from "./identity-provider.ts";
import { sessions } from "./schema.ts";
import { openSession, tokensOf } from "./session.ts";
import { forgetRow, hashOf, sessionCookie } from "./session-row.ts";
import type { Tokens } from "./tokens.ts";

const room = { words: 16 * 1024 };

/**
 * `POST /logout`: the session dies at once, then the provider ends its own. It is told so from server to server: in an
 * address the ID token would stay in the browser's history (quality S3). Only a sign-in without a refresh token is led
 * through the provider's own page, which asks.
 */
export async function signOut(request: Request, { requestId, address }: RequestFacts): Promise<Response> {
  // A foreign page is refused before its body is looked at.
  if (!isSameOrigin(request.headers)) return refusal();
  const session = await openSession(request);
  const token = csrfHeader(request) ?? (await formToken(request));
  if (!checkCsrf(request, session, token)) return refusal();
  const home = `${config.publicUrl}/`;
  if (!session) return leave(home);
  const tokens = await tokensOf(session);
  await dropSession(request);
  const { groupId, shownBy } = session.viewer;
  const { accountId } = shownBy ?? session.viewer;
  await recordAudit({ deed: "logout", result: "ok", accountId, groupId, requestId, address });
  // The portal's session is over whatever the provider says.
  return leave(await endAtProvider(tokens, home).catch(() => home));
}

/** Gives where the browser goes then. */
async function endAtProvider(tokens: Tokens | null, home: string): Promise<string> {
  const { endSignIn, endSessionEndpoint, clientId } = await identityProvider();
  if (tokens?.refreshToken) {
    await endSignIn(tokens.refreshToken);
    return home;
  }
  if (!tokens || !endSessionEndpoint) return home;
  const exit = new URL(endSessionEndpoint);
  exit.searchParams.set("client_id", clientId);
  exit.searchParams.set("post_logout_redirect_uri", home);
  return exit.href;
}

/** Ends the session that the browser brings along, if any: before another one begins, and at sign-out. */
export async function dropSession(request: Request): Promise<void> {
  const secret = readCookies(request.headers.get("cookie")).get(sessionCookie);
  if (!secret) return;
  await db()
    .delete(sessions)
    .where(eq(sessions.idHash, hashOf(secret)));
  await forgetRow(hashOf(secret));
}

/** The form's token; none where what came is no form, or a longer one than the portal draws. */
async function formToken(request: Request): Promise<string | null> {
  const field = await readForm(request, room).then(
    (form) => form.get(csrfField),
    () => null,
  );
  return typeof field === "string" ? field : null;
}

function refusal(): Promise<Response> {
  return plainAnswer(403, { title: "Не удалось выйти", content: refused });
}

function leave(location: string): Response {
  const headers = { location, "cache-control": "no-store", "set-cookie": setCookie(sessionCookie, "", { maxAge: 0 }) };
  return new Response(null, { status: 303, headers });
}

const refused = html`<div class="card"><h1>Не удалось выйти</h1>
<p>Страница, с которой вы выходили, устарела. Вернитесь на портал, обновите её и нажмите «Выйти» ещё раз.</p>
<p><a class="button" href="/">На главную</a></p></div>`;
