import { randomBytes } from "node:crypto";
import { config } from "#platform/config.ts";
import { isSigned, seal, sign, unseal } from "./seal.ts";
import type { Viewer } from "./viewer.ts";

type Signed = { idHash: string; viewer?: Pick<Viewer, "accountId" | "shownBy"> };

/** The field of a form, and the header of a call, that carry the token. */
export const csrfField = "_csrf";
const csrfHeaders = ["x-csrf-token", "x-xsrf-token"];

/**
 * A token for the forms of this session: HMAC over the session and a random salt, so that each page carries another one
 * and compression tells nothing about it. It names its person in a sealed word, for `writerOf`.
 */
export function csrfTokenFor(session: Signed): string {
  const salt = randomBytes(9).toString("base64url");
  const writer = session.viewer && !session.viewer.shownBy ? `.${seal("form", session.viewer.accountId)}` : "";
  return `${salt}.${sign("csrf", `${salt}.${nameOf(session)}`)}${writer}`;
}

/** For whom a form was drawn, told by its token whatever has become of the session; null for a token that is not ours. */
export function writerOf(token: unknown): string | null {
  const sealed = typeof token === "string" ? token.split(".")[2] : undefined;
  return sealed ? unseal("form", sealed) : null;
}

/** The token that a call carries in its header, if any. */
export function csrfHeader(request: Request): string | null {
  return csrfHeaders.map((name) => request.headers.get(name)).find(Boolean) ?? null;
}

/**
 * Whether a request may change something: it was sent by a page of ours, and, for someone signed in, with a token of
 * their own session. GET, HEAD and OPTIONS change nothing and always pass.
 */
export function checkCsrf(request: Request, session: Signed | null, token: unknown): boolean {
  if (["GET", "HEAD", "OPTIONS"].includes(request.method)) return true;
  if (!isSameOrigin(request.headers)) return false;
  if (!session) return true;
  if (typeof token !== "string") return false;
  const [salt, signature, writer, ...rest] = token.split(".");
  if (!salt || !signature || rest.length || (writer !== undefined && !unseal("form", writer))) return false;
  return isSigned("csrf", `${salt}.${nameOf(session)}`, signature);
}

/** What is drawn for somebody else's eyes sends nothing in the own name, though the session is the same. */
function nameOf({ idHash, viewer }: Signed): string {
  return viewer?.shownBy ? `${idHash} ${viewer.accountId}` : idHash;
}

/** `Sec-Fetch-Site` decides; without it the origin must be the configured one, never what Host says. */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  return headers.get("origin") === new URL(config.publicUrl).origin;
}
