import type { IncomingMessage } from "node:http";
import { cookieName, readCookies, setCookie } from "#platform/auth/cookies.ts";
import { isSigned, sign } from "#platform/auth/seal.ts";
import { newSecret } from "#platform/auth/session-row.ts";

/** People who have signed in with this browser: it tells them from strangers, and lets nobody in. */
const cookie = cookieName("known-device");
const mostPeople = 5;
const halfYear = 180 * 24 * 3600;

/** The name of the browser for a login that has signed in with it; undefined for any other. */
export function deviceOf(req: IncomingMessage, login: string): string | undefined {
  return entriesOf(req).find((entry) => isOf(entry, login));
}

/** The cookie after a sign-in: the browser knows this login, and the four that signed in before it. */
export function rememberDevice(req: IncomingMessage, login: string): string {
  const entries = entriesOf(req);
  const own = entries.find((entry) => isOf(entry, login)) ?? newEntry(login);
  const kept = [own, ...entries.filter((entry) => entry !== own)].slice(0, mostPeople);
  return setCookie(cookie, kept.join("~"), { maxAge: halfYear });
}

const entriesOf = (req: IncomingMessage) =>
  (readCookies(req.headers.cookie).get(cookie) ?? "").split("~").filter(Boolean).slice(0, mostPeople);

function newEntry(login: string): string {
  const random = newSecret();
  return `${random}.${sign("device", `${login} ${random}`)}`;
}

function isOf(entry: string, login: string): boolean {
  const [random = "", signature = ""] = entry.split(".");
  return isSigned("device", `${login} ${random}`, signature);
}
