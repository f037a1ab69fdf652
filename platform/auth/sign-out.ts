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
import type { IdentityProvider } from "./identity-provider.ts";
import { answeringProvider } from "./provider-pulse.ts";
import { sessions } from "./schema.ts";
import { openSession, tokensOf } from "./session.ts";
import { forgetRow, hashOf, sessionCookie } from "./session-row.ts";
import type { Tokens } from "./tokens.ts";

const room = { words: 16 * 1024 };

/**
 * `POST /logout`: the session dies at once, then the provider ends its own. It is told so from server to server: in an
 * address the ID token would stay in the browser's history. Only where that cannot be done the browser is
 * led through the provider's own page, which asks.
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
  const provider = await answeringProvider().catch(() => null);
  if (!provider) return plainAnswer(503, { title: "Вы вышли с портала", content: halfway }, leaving);
  return leave(await endAtProvider(provider, tokens, home));
}

/** Gives where the browser goes then. */
async function endAtProvider(provider: IdentityProvider, tokens: Tokens | null, home: string): Promise<string> {
  if (!tokens) return home;
  const isOver = tokens.refreshToken && (await provider.endSignIn(tokens.refreshToken).then(isDone, isFailed));
  if (isOver || !provider.endSessionEndpoint) return home;
  const exit = new URL(provider.endSessionEndpoint);
  exit.searchParams.set("client_id", provider.clientId);
  exit.searchParams.set("post_logout_redirect_uri", home);
  return exit.href;
}

const isDone = () => true;
const isFailed = () => false;

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

const leaving = { "cache-control": "no-store", "set-cookie": setCookie(sessionCookie, "", { maxAge: 0 }) };

function leave(location: string): Response {
  return new Response(null, { status: 303, headers: { location, ...leaving } });
}

const halfway = html`<div class="card"><h1>Вы вышли с портала</h1>
<p>Служба входа сейчас не отвечает, поэтому её собственный вход мог остаться открытым. На чужом компьютере закройте браузер
или выйдите ещё раз, когда она ответит.</p>
<p><a class="button" href="/">На главную</a></p></div>`;

const refused = html`<div class="card"><h1>Не удалось выйти</h1>
<p>Страница, с которой вы выходили, устарела. Вернитесь на портал, обновите её и нажмите «Выйти» ещё раз.</p>
<p><a class="button" href="/">На главную</a></p></div>`;
