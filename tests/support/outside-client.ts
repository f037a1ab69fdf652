import { createHash, randomBytes } from "node:crypto";
import { embeddedClient } from "#platform/identity/provider.ts";
import { Browser } from "./browser.ts";

const protocol = "/auth/realms/gid/protocol/openid-connect";

export type OutsideTokens = { accessToken: string; refreshToken: string };

/**
 * A program of somebody else's: it walks its person through the real sign-in with its own PKCE proof, takes the code
 * from the way back and exchanges it for tokens. It has no cookie of the portal.
 */
export async function tokensFor(origin: string, username: string, password = "veche"): Promise<OutsideTokens> {
  const verifier = randomBytes(32).toString("base64url");
  const redirect = `${origin}/login/callback`;
  const question = new URLSearchParams({
    client_id: embeddedClient.id,
    redirect_uri: redirect,
    response_type: "code",
    scope: "openid profile email",
    state: "outside",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  const browser = new Browser(origin);
  const form = await browser.open(`${protocol}/auth?${question}`);
  let answer = await browser.send(form.url.href, { form: { username, password } });
  let way = new URL(answer.headers.get("location")!, form.url);
  while (way.pathname !== "/login/callback") {
    answer = await browser.send(way.href);
    way = new URL(answer.headers.get("location")!, way);
  }
  return exchange(origin, {
    grant_type: "authorization_code",
    code: way.searchParams.get("code")!,
    redirect_uri: redirect,
    code_verifier: verifier,
  });
}

async function exchange(origin: string, grant: Record<string, string>): Promise<OutsideTokens> {
  const { id, secret } = embeddedClient;
  const answer = await fetch(`${origin}${protocol}/token`, {
    method: "POST",
    headers: { authorization: `Basic ${Buffer.from(`${id}:${encodeURIComponent(secret)}`).toString("base64")}` },
    body: new URLSearchParams(grant),
  });
  const told = (await answer.json()) as { access_token: string; refresh_token: string };
  if (!told.access_token) throw new Error(`No token: ${JSON.stringify(told)}`);
  return { accessToken: told.access_token, refreshToken: told.refresh_token };
}

/** One call of the API as such a program sends it: a token or none, JSON or a form, and no cookie. */
export async function callAs(
  origin: string,
  token: string | undefined,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { "content-type": "application/json" }),
      ...headers,
    },
    body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : undefined };
}
