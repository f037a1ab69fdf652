import type { IncomingMessage, ServerResponse } from "node:http";
import type { Provider } from "oidc-provider";
import { typedText } from "#platform/api/typed.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import { isSameOrigin } from "#platform/auth/csrf.ts";
import type { PlainPage } from "#platform/http/plain-page.ts";
import { factsOf } from "#platform/http/request.ts";
import { Refusal } from "#platform/refusal.ts";
import { findByPassword, loginOf, usernameOf } from "./accounts.ts";
import { interactionPath } from "./address.ts";
import { budgetsOfCode, budgetsOfPasskey, budgetsOfPassword, giveBackAll, spendAll } from "./attempts.ts";
import { dropFormCookie, lendCookies } from "./cookies.ts";
import { deviceOf, rememberDevice } from "./known-device.ts";
import { codePage, lostPage, sendPage, signInPage } from "./pages.ts";
import { arePasskeysPossible } from "./passkey-challenge.ts";
import { askForPasskey, readAnswer, takePasskey } from "./passkey-form.ts";
import { methodsOf } from "./passkey-methods.ts";
import { embeddedProvider } from "./provider.ts";
import {
  awaitedOf,
  awaitNothing,
  awaitsSecondFactor,
  takeCode,
  takeRecoveryCode,
  tellSecondFactor,
} from "./second-form.ts";

const codeFields = ["code", "recovery"];
const bodyLimit = 8192;

/**
 * The page where one types a login and a password, and then, where the account has a second factor, a code; or uses a
 * passkey. GET shows what is to be typed, POST signs in (specification §3, §6), and to `…/passkey` gives what a key is to sign.
 */
export async function answerInteraction(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
  const [uid = "", ...rest] = path.split("/");
  const isAsking = rest.join("/") === "passkey" && req.method === "POST" && arePasskeysPossible();
  const provider = await embeddedProvider();
  lendCookies(req, uid);
  const isKnown = rest.length === 0 || isAsking;
  if (!isKnown || !(await isWaiting(provider, req, res, uid))) return sendPage(res, 400, lostPage);
  const action = interactionPath + uid;
  const awaited = await awaitedOf(uid);
  if (req.method !== "POST") {
    return sendPage(res, 200, awaited ? codePage({ action }) : signInPage({ action, username: "" }));
  }
  if (!isSameOrigin(new Headers(req.headers as Record<string, string>))) return sendPage(res, 403, lostPage);
  if (isAsking) return sendJson(res, await askForPasskey(uid));
  const form = await readForm(req);
  if (!form) return sendPage(res, 400, lostPage);
  const sent = { req, res, uid, action, form, ...factsOf(req) };
  const signedIn = await readForms(sent, awaited);
  if (!signedIn) return;
  const { identityId, passkeyId } = signedIn;
  await awaitNothing(uid);
  const login = { accountId: identityId, ...(passkeyId && { amr: methodsOf(passkeyId) }) };
  const next = await provider.interactionResult(req, res, { login });
  const cookies = [dropFormCookie(uid), rememberDevice(req, await usernameOf(identityId))];
  res.writeHead(303, { location: next, "set-cookie": cookies, "cache-control": "no-store" }).end();
}

type Sent = {
  req: IncomingMessage;
  res: ServerResponse;
  uid: string;
  action: string;
  form: URLSearchParams;
  address: string;
  requestId: string;
};

type SignedIn = { identityId: string; passkeyId?: string };

/** Who has come in, and by which key if by one; otherwise answers the request itself. */
async function readForms(sent: Sent, awaited: string | undefined): Promise<SignedIn | undefined> {
  if (sent.form.has("passkey") && arePasskeysPossible()) return readPasskey(sent);
  const isCode = codeFields.some((name) => sent.form.has(name));
  const identityId = isCode ? await readCode(sent, awaited) : await readPassword(sent);
  return identityId ? { identityId } : undefined;
}

/** Whose passkey has signed, and which; otherwise answers the request itself. */
async function readPasskey({ res, uid, action, form, address, requestId }: Sent): Promise<SignedIn | undefined> {
  const answer = readAnswer(form.get("passkey")!);
  const budgets = budgetsOfPasskey({ credentialId: answer?.id ?? "", address });
  const page = (more: { keyProblem?: string; wait?: string }) => signInPage({ action, username: "", ...more });
  try {
    await spendAll(budgets);
  } catch (refusal) {
    await sendTooMany(res, refusal, { of: "попыток", page: (wait) => page({ wait }) });
    return undefined;
  }
  const end = await takePasskey(uid, answer);
  if (end.is === "right") {
    await giveBackAll(budgets);
    return end;
  }
  const deed = end.is === "copied" ? "passkey.copied" : "login";
  const record = { deed, result: "refused", requestId, address } as const;
  if (end.identityId) await tellSecondFactor(end.identityId, record);
  else await recordAudit(record);
  await sendPage(res, 422, page({ keyProblem: "Ключ доступа не подошёл. Попробуйте ещё раз или введите пароль" }));
  return undefined;
}

/** Whose login and password these are, if nothing else is asked of them; otherwise answers the request itself. */
async function readPassword({ req, res, uid, action, form, address, requestId }: Sent): Promise<string | undefined> {
  const username = form.get("username") ?? "";
  const login = loginOf(username).slice(0, 200);
  const budgets = budgetsOfPassword({ login, address, device: deviceOf(req, login) });
  try {
    await spendAll(budgets);
  } catch (refusal) {
    await sendTooMany(res, refusal, {
      of: "паролей",
      page: (wait) => signInPage({ action, username, wait: `${wait} ${otherWays}` }),
    });
    return undefined;
  }
  const account = await findByPassword(username, form.get("password") ?? "");
  if (!account) {
    await recordAudit({ deed: "login", result: "refused", requestId, address });
    await sendPage(res, 422, signInPage({ action, username, problem: "Неверный логин или пароль" }));
    return undefined;
  }
  await giveBackAll(budgets);
  if (!(await awaitsSecondFactor(uid, account.id))) return account.id;
  res.writeHead(303, { location: action, "cache-control": "no-store" }).end();
  return undefined;
}

/** Whose code this is, if the password came before it; otherwise answers the request itself. */
async function readCode(
  { res, action, form, address, requestId }: Sent,
  identityId: string | undefined,
): Promise<string | undefined> {
  if (!identityId) {
    const problem = "Введите логин и пароль: код спрашивают после них и ждут десять минут";
    await sendPage(res, 422, signInPage({ action, username: "", problem }));
    return undefined;
  }
  const field = form.has("recovery") ? "recovery" : "code";
  const budgets = budgetsOfCode({ identityId, address });
  try {
    await spendAll(budgets);
  } catch (refusal) {
    await sendTooMany(res, refusal, { of: "кодов", page: (wait) => codePage({ action, field, wait }) });
    return undefined;
  }
  const isRight = await (field === "code" ? takeCode : takeRecoveryCode)(identityId, form.get(field)!);
  if (!isRight) {
    await tellSecondFactor(identityId, { deed: "login", result: "refused", requestId, address });
    await sendPage(res, 422, codePage({ action, field, problem: true }));
    return undefined;
  }
  await giveBackAll(budgets);
  if (field === "recovery") {
    await tellSecondFactor(identityId, { deed: "second-factor.recovered", result: "ok", requestId, address });
  }
  return identityId;
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

function sendJson(res: ServerResponse, value: object): void {
  res.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" }).end(JSON.stringify(value));
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

/** Strangers may have used the attempts up: a browser where this login has signed in, and a new password, have their own. */
const otherWays =
  "Не ждать можно так: войдите в браузере, где уже входили, или задайте новый пароль по ссылке «Забыли пароль?».";

type Waiting = { of: "паролей" | "кодов" | "попыток"; page: (wait: string) => PlainPage };

const minuteWords = new Map([
  ["one", "минуту"],
  ["few", "минуты"],
]);
const plural = new Intl.PluralRules("ru");

async function sendTooMany(res: ServerResponse, refusal: unknown, { of, page }: Waiting): Promise<void> {
  if (!(refusal instanceof Refusal) || refusal.kind !== "too-many") throw refusal;
  const seconds = refusal.retryAfter ?? 60;
  const minutes = Math.ceil(seconds / 60);
  const word = minuteWords.get(plural.select(minutes)) ?? "минут";
  const wait = `Слишком много ${of === "попыток" ? "неудачных" : "неверных"} ${of}. Повторите через ${minutes} ${word}.`;
  await sendPage(res, 429, page(wait), { "retry-after": String(seconds) });
}
