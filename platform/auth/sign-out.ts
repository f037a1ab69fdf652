import { eq } from "drizzle-orm";
import { html } from "hono/html";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import { plainAnswer } from "#platform/http/plain-page.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import { recordAudit } from "./audit.ts";
import { readCookies, setCookie } from "./cookies.ts";
import { checkCsrf, csrfField, csrfHeader } from "./csrf.ts";
import { answeringProvider } from "./provider-pulse.ts";
import { sessions } from "./schema.ts";
import { openSession, tokensOf } from "./session.ts";
import { forgetRow, hashOf, sessionCookie } from "./session-row.ts";

const bodyLimit = 16 * 1024;

/** `POST /logout`: the session dies at once, then the provider ends its own and sends the browser back to the portal. */
export async function signOut(request: Request, { requestId, address }: RequestFacts): Promise<Response> {
  const session = await openSession(request);
  const token = csrfHeader(request) ?? (await formToken(request));
  if (!checkCsrf(request, session, token)) return plainAnswer(403, { title: "Не удалось выйти", content: refused });
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
  if (!provider.endSessionEndpoint || !tokens?.idToken) return leave(home);
  const exit = new URL(provider.endSessionEndpoint);
  exit.searchParams.set("id_token_hint", tokens.idToken);
  exit.searchParams.set("client_id", provider.clientId);
  exit.searchParams.set("post_logout_redirect_uri", home);
  return leave(exit.href);
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

async function formToken(request: Request): Promise<string | null> {
  const type = request.headers.get("content-type") ?? "";
  const length = Number(request.headers.get("content-length") ?? 0);
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type) || length > bodyLimit) return null;
  const field = (await request.formData()).get(csrfField);
  return typeof field === "string" ? field : null;
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
