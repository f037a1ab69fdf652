import { html } from "hono/html";
import type { JWTPayload } from "jose";
import { Authenticator } from "remix-auth";
import { config } from "#platform/config.ts";
import { plainAnswer } from "#platform/http/plain-page.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import { passkeyIn } from "#platform/identity/passkey-methods.ts";
import { ownTroublePage, troublePage } from "#platform/identity/trouble.ts";
import { log } from "#platform/log.ts";
import { Refusal, refuse } from "#platform/refusal.ts";
import { accountOf, GuestOver } from "./account-link.ts";
import { recordAudit } from "./audit.ts";
import { readCookies, setCookie } from "./cookies.ts";
import { identityProvider } from "./identity-provider.ts";
import { answeringProvider } from "./provider-pulse.ts";
import { statusOfTrouble } from "./provider-trouble.ts";
import { safeRedirect } from "./safe-redirect.ts";
import { beginSession, openSession } from "./session.ts";
import { absolute, sessionCookie } from "./session-row.ts";
import { dropSession, signOut } from "./sign-out.ts";
import { type GrantedTokens, loginCookie, PortalStrategy, returnToOf, tokensFrom } from "./strategy.ts";
import { readAccessToken, rolesIn } from "./tokens.ts";

const mostLogins = 5;

/** Who has just signed in, before their session begins, and what the verified tokens say of them. */
export type SignedIn = { accountId: string; groupId: string; isNew: boolean; claims: JWTPayload[] };
/** Gives the company in which the person is by then. */
type OnSignIn = (person: SignedIn) => Promise<string>;

/**
 * Sign-in and sign-out: `GET /login?returnTo=`, `GET /login/callback`, `POST /logout`. Null for any other path.
 * The page asked for is reached after sign-in, its query kept; the tokens stay on the server (specification §6).
 * What an area does with what the tokens say is done before the session begins: its viewer is the one that this made.
 */
export async function answerSignIn(
  request: Request,
  facts: RequestFacts,
  onSignIn?: OnSignIn,
): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  const route = { "/login": startSignIn, "/login/callback": finishSignIn, "/logout": signOut }[pathname];
  if (!route) return null;
  const method = pathname === "/logout" ? "POST" : "GET";
  if (request.method !== method) return new Response(null, { status: 405, headers: { allow: method } });
  try {
    return await route(request, facts, onSignIn);
  } catch (error) {
    return answerTrouble(error, facts);
  }
}

async function startSignIn(request: Request): Promise<Response> {
  if (!isNavigation(request.headers)) return new Response(null, { status: 403 });
  const returnTo = safeRedirect(new URL(request.url).searchParams.get("returnTo"));
  const session = await openSession(request);
  if (session && !session.viewer.isGuest) return goTo(returnTo);
  const provider = await answeringProvider();
  const answer = await redirectOf(
    new PortalStrategy(provider, returnTo),
    new Request(`${config.publicUrl}/login`, request),
  );
  // A guest who comes here wants to be somebody else: the provider must not silently let the same one in.
  const location = new URL(answer.headers.get("location")!);
  if (session) location.searchParams.set("prompt", "login");
  const waiting = loginCookies(request);
  const stale = waiting.length >= mostLogins ? waiting.map(([name]) => name) : [];
  return goTo(location.href, [...answer.headers.getSetCookie(), ...stale.map(dropCookie)]);
}

async function finishSignIn(request: Request, facts: RequestFacts, onSignIn?: OnSignIn): Promise<Response> {
  const state = new URL(request.url).searchParams.get("state");
  const used = loginCookies(request).filter(([, value]) => state && new URLSearchParams(value).has(state));
  if (used.length === 0) {
    // Back in the history, or a link that somebody else prepared: neither may sign anyone in.
    return (await openSession(request)) ? goTo("/") : lostAnswer(400);
  }
  try {
    if (ownTroubles.has(new URL(request.url).searchParams.get("error") ?? "")) throw new OwnTrouble();
    const drops = used.map(([name]) => dropCookie(name));
    return await admit(request, facts, { returnTo: safeRedirect(returnToOf(state)), drops, onSignIn });
  } catch (error) {
    await recordAudit({ deed: "login", result: "refused", ...about(facts) });
    const answer = await answerTrouble(error, facts);
    for (const [name] of used) answer.headers.append("set-cookie", dropCookie(name));
    return answer;
  }
}

/** What a provider says when it was not the person: it could not finish what it had begun. */
const ownTroubles = new Set(["server_error", "temporarily_unavailable"]);
class OwnTrouble extends Error {}

type Way = { returnTo: string; drops: string[]; onSignIn: OnSignIn | undefined };

async function admit(request: Request, facts: RequestFacts, { returnTo, drops, onSignIn }: Way): Promise<Response> {
  const provider = await identityProvider();
  const strategy = new PortalStrategy(provider, returnTo);
  const granted = await new Authenticator<GrantedTokens>().use(strategy).authenticate(strategy.name, request);
  const tokens = tokensFrom(granted);
  const roles = await rolesIn(strategy.idClaims ?? null, tokens.accessToken);
  // Before an account is made or a consent asked for: the provider lets this person into other programs, not here.
  if (!roles.length) refuse("forbidden", "no-roles");
  const account = await accountOf(provider.issuerKey, strategy.idClaims!, roles);
  const claims = [strategy.idClaims!, (await readAccessToken(tokens.accessToken)) ?? {}];
  const { id: accountId, isNew } = account;
  const groupId = (await onSignIn?.({ accountId, groupId: account.groupId, isNew, claims })) ?? account.groupId;
  await dropSession(request);
  const userAgent = request.headers.get("user-agent") ?? "";
  const passkeyId = passkeyIn(claims);
  const secret = await beginSession({ accountId, roles, passkeyId, tokens, userAgent, address: facts.address });
  await recordAudit({ deed: "login", result: "ok", accountId, groupId, ...about(facts) });
  return goTo(returnTo, [setCookie(sessionCookie, secret, { maxAge: absolute / 1000 }), ...drops]);
}

const about = ({ requestId, address }: RequestFacts) => ({ requestId, address });

/** Sign-in begins by a click or an address, never inside a foreign page's frame or picture. */
function isNavigation(headers: Headers): boolean {
  const [mode, dest] = [headers.get("sec-fetch-mode"), headers.get("sec-fetch-dest")];
  return (!mode || mode === "navigate") && (!dest || dest === "document");
}

function loginCookies(request: Request): [string, string][] {
  return [...readCookies(request.headers.get("cookie"))].filter(([name]) => name.startsWith(`${loginCookie}:`));
}

const dropCookie = (name: string) => setCookie(name, "", { maxAge: 0 });

/** The library throws its redirect to the provider. */
async function redirectOf(strategy: PortalStrategy, request: Request): Promise<Response> {
  try {
    await strategy.authenticate(request);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
  throw new Error("Sign-in did not lead to the provider");
}

function goTo(location: string, cookies: string[] = []): Response {
  const headers = new Headers({ location, "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

function answerTrouble(error: unknown, { requestId }: RequestFacts): Promise<Response> {
  const trouble = error instanceof OwnTrouble ? ownTroublePage() : troublePage(error);
  if (trouble) {
    const status = statusOfTrouble(error instanceof Refusal ? error.detail : undefined);
    return plainAnswer(status, trouble, { "retry-after": "30" });
  }
  if (error instanceof GuestOver)
    return plainAnswer(403, { title: "Гостевой доступ закончился", content: guestOver(error.sponsor) });
  if (error instanceof Refusal && error.kind === "forbidden")
    return plainAnswer(403, { title: "Вход закрыт", content: (error.detail && closedBecause[error.detail]) || closed });
  log.warn("A sign-in was refused", { requestId, error });
  return lostAnswer(400);
}

function lostAnswer(status: number): Promise<Response> {
  return plainAnswer(status, { title: "Вход не завершён", content: lost });
}

const lost = html`<div class="card"><h1>Вход не завершён</h1>
<p>Портал не смог подтвердить, что этот вход начали вы. Так бывает, если страница открыта слишком давно.</p>
<p><a class="button" href="/login">Начать вход заново</a></p></div>`;

const closed = html`<div class="card"><h1>Вход закрыт</h1>
<p>Для вас нет доступа к порталу. Если это ошибка, напишите в службу поддержки своей компании.</p>
<p><a class="button" href="/">На главную</a></p></div>`;

const closedBecause: Record<string, typeof closed> = {
  left: html`<div class="card"><h1>Вход закрыт</h1>
<p>По данным компании вы здесь больше не работаете. Всё, что вы написали, осталось на портале. Если это ошибка, напишите
в отдел кадров.</p>
<p><a class="button" href="/">На главную</a></p></div>`,
  "no-roles": html`<div class="card"><h1>Вход закрыт</h1>
<p>Вас узнали, но доступа к порталу вам ещё не дали. Попросите администратора своей компании назначить вам роль в службе входа
и войдите снова.</p>
<p><a class="button" href="/">На главную</a></p></div>`,
  "unknown-company": html`<div class="card"><h1>Вход закрыт</h1>
<p>Служба входа назвала компанию, которой на портале нет. Скажите об этом администратору: в каталоге у вас, скорее всего,
опечатка в названии компании.</p>
<p><a class="button" href="/">На главную</a></p></div>`,
  suspended: html`<div class="card"><h1>Вход приостановлен</h1>
<p>Администратор портала приостановил вашу учётную запись. Ваши публикации и настройки сохранены. Спросите администратора,
когда вход откроется снова.</p>
<p><a class="button" href="/">На главную</a></p></div>`,
};

const guestOver = (sponsor: string | undefined) => html`<div class="card"><h1>Гостевой доступ закончился</h1>
<p>Вы были гостем портала, и срок этого доступа вышел. Учётная запись осталась, её можно продлить: войдёте с теми же
данными.</p>
<p>${sponsor ? html`За вас отвечает ${sponsor}: попросите продлить доступ.` : "Попросите того, кто вас пригласил, или администратора портала."}</p>
<p><a class="button" href="/">На главную</a></p></div>`;
