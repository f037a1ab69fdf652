import type { IncomingMessage, ServerResponse } from "node:http";
import type { Provider } from "oidc-provider";
import { typedText } from "#platform/api/typed.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import { isSameOrigin } from "#platform/auth/csrf.ts";
import { factsOf } from "#platform/http/request.ts";
import { giveBack, spend } from "#platform/limits/index.ts";
import { Refusal } from "#platform/refusal.ts";
import { findByPassword } from "./accounts.ts";
import { interactionPath } from "./address.ts";
import { dropFormCookie, lendCookies } from "./cookies.ts";
import { lostPage, sendPage, signInPage } from "./pages.ts";
import { embeddedProvider } from "./provider.ts";

/** Wrong passwords for one login from one address, and from one address for all logins, in ten minutes. */
const attempts = 10;
const attemptsOfAddress = 100;
const perSeconds = 10 * 60;
const bodyLimit = 8192;

/** The page where one types a login and a password: GET shows it, POST signs in (specification §3, §6). */
export async function answerInteraction(req: IncomingMessage, res: ServerResponse, uid: string): Promise<void> {
  const provider = await embeddedProvider();
  lendCookies(req, uid);
  if (!(await isWaiting(provider, req, res, uid))) return sendPage(res, 400, lostPage);
  const action = interactionPath + uid;
  if (req.method !== "POST") return sendPage(res, 200, signInPage({ action, username: "" }));
  if (!isSameOrigin(new Headers(req.headers as Record<string, string>))) return sendPage(res, 403, lostPage);
  const form = await readForm(req);
  if (!form) return sendPage(res, 400, lostPage);
  const username = form.get("username") ?? "";
  const { address, requestId } = factsOf(req);
  const login = `${address} ${username.trim().toLowerCase().slice(0, 200)}`;
  try {
    spend("sign-in", login, attempts, perSeconds);
    spend("sign-in-address", address, attemptsOfAddress, perSeconds);
  } catch (refusal) {
    return sendTooMany(res, refusal, action, username);
  }
  const account = await findByPassword(username, form.get("password") ?? "");
  if (!account) {
    await recordAudit({ deed: "login", result: "refused", requestId, address });
    return sendPage(res, 422, signInPage({ action, username, problem: "Неверный логин или пароль" }));
  }
  giveBack("sign-in", login);
  giveBack("sign-in-address", address);
  const next = await provider.interactionResult(req, res, { login: { accountId: account.id } });
  res.writeHead(303, { location: next, "set-cookie": dropFormCookie(uid), "cache-control": "no-store" }).end();
}

/** Whether this browser began this very sign-in and has not finished it. */
async function isWaiting(provider: Provider, req: IncomingMessage, res: ServerResponse, uid: string): Promise<boolean> {
  const { errors } = await import("oidc-provider");
  try {
    const interaction = await provider.interactionDetails(req, res);
    return interaction.uid === uid && interaction.prompt.name === "login";
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return false;
    throw error;
  }
}

/** The typed login and password, or null for anything that is not a small form. */
async function readForm(req: IncomingMessage): Promise<URLSearchParams | null> {
  if (!req.headers["content-type"]?.startsWith("application/x-www-form-urlencoded")) return null;
  let text = "";
  for await (const chunk of req.setEncoding("utf8")) {
    text += chunk;
    if (text.length > bodyLimit) return null;
  }
  // A password is read as the form that made it was.
  return new URLSearchParams([...new URLSearchParams(text)].map(([name, value]) => [name, typedText(value)]));
}

async function sendTooMany(res: ServerResponse, refusal: unknown, action: string, username: string): Promise<void> {
  if (!(refusal instanceof Refusal) || refusal.kind !== "too-many") throw refusal;
  const wait = "Превышено допустимое количество попыток. Пожалуйста, повторите Ваше действие позднее.";
  const seconds = String(refusal.retryAfter ?? perSeconds);
  await sendPage(res, 429, signInPage({ action, username, wait }), { "retry-after": seconds });
}
