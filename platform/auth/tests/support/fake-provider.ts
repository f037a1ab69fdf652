import type { IncomingMessage, ServerResponse } from "node:http";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { beforeEach } from "vitest";
import { config } from "#platform/config.ts";
import { providerDoor } from "./doors.ts";

type Signing = { alg?: string; kid?: string; key?: CryptoKey | Uint8Array };

/** A provider that speaks the real protocol and lies as it is told. */
export const provider = {
  /** What the next ID token says besides, and instead of, the truth; undefined takes a claim away. */
  idClaims: {} as JWTPayload,
  accessClaims: {} as JWTPayload,
  /** Puts its own text in the place of the ID token. */
  forgeId: undefined as ((honest: JWTPayload) => Promise<string>) | undefined,
  accessToken: undefined as string | undefined,
  signing: {} as Signing,
  /** What the token endpoint answers instead of tokens. */
  trouble: undefined as { status: number; body: object } | undefined,
  accessSeconds: 600,
  /** Called before the token endpoint answers. */
  hold: undefined as (() => Promise<void>) | undefined,
  asked: [] as URLSearchParams[],
  /** Every path that was asked for. */
  paths: [] as string[],
  /** What is wrong with the provider, by the path where it is. */
  broken: {} as Record<string, "down" | "slow" | "error" | "garbage" | "loop">,
  /** What the list of its keys holds instead of the honest one. */
  keys: undefined as object[] | undefined,
};

const honest = { ...provider };
const path = new URL(config.oidcIssuer ?? "http://localhost").pathname;
const issuer = config.oidcIssuer!;
const pair = await generateKeyPair("RS256");
const stranger = await generateKeyPair("RS256");
export const unknownKey = stranger.privateKey;
export const unknownPublicKey = await exportJWK(stranger.publicKey);
const jwks = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: "one", alg: "RS256", use: "sig" }] };
/** The honest key as anybody may have it. */
export const publicKey = jwks.keys[0]!;
const nonces = new Map<string, string>();

/** Stands at OIDC_ISSUER for this test file; before each test it is honest again. */
export function fakeProvider(): typeof provider {
  providerDoor.server.on("request", async (req: IncomingMessage, res: ServerResponse) => {
    const url = new URL(req.url!, issuer);
    const own = url.pathname.slice(path.length);
    provider.paths.push(own);
    const broken = provider.broken[own];
    if (broken === "down") return void req.socket.destroy();
    if (broken === "slow") return;
    if (broken === "error") return void res.writeHead(500).end("Internal error");
    if (broken === "garbage") return void res.writeHead(200, { "content-type": "application/json" }).end("<html>{{");
    if (broken === "loop") return void res.writeHead(307, { location: url.href }).end();
    const answer = await answerTo(url, req);
    res
      .writeHead(answer.status, { "content-type": "application/json", ...answer.headers })
      .end(JSON.stringify(answer.body ?? {}));
  });
  beforeEach(() => void Object.assign(provider, honest, { asked: [], paths: [], broken: {} }));
  return provider;
}

/** A token signed by the provider's own key, or as `signing` says. */
export async function sign(claims: JWTPayload, typ = "JWT"): Promise<string> {
  const { alg = "RS256", kid = "one", key = pair.privateKey } = provider.signing;
  const told = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
  return new SignJWT(told).setProtectedHeader({ alg, kid, typ }).sign(key);
}

type Answer = { status: number; body?: object; headers?: Record<string, string> };

async function answerTo(url: URL, req: IncomingMessage): Promise<Answer> {
  switch (url.pathname.slice(path.length)) {
    case "/.well-known/openid-configuration":
      return {
        status: 200,
        body: {
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/certs`,
          end_session_endpoint: `${issuer}/logout`,
        },
      };
    case "/certs":
      return { status: 200, body: { keys: provider.keys ?? jwks.keys } };
    case "/auth":
      return { status: 303, headers: { location: backFrom(url.searchParams) } };
    case "/token":
      return giveTokens(await readForm(req));
    default:
      return { status: 404 };
  }
}

function backFrom(asked: URLSearchParams): string {
  const code = crypto.randomUUID();
  nonces.set(code, asked.get("nonce")!);
  return `${asked.get("redirect_uri")}?${new URLSearchParams({ code, state: asked.get("state")! })}`;
}

async function giveTokens(form: URLSearchParams): Promise<Answer> {
  provider.asked.push(form);
  await provider.hold?.();
  if (provider.trouble) return provider.trouble;
  const second = Math.floor(Date.now() / 1000);
  const truth = { iss: issuer, sub: "person-1", iat: second, exp: second + 600 };
  const nonce = nonces.get(form.get("code") ?? "");
  const id = { ...truth, aud: "webapp", nonce, email: "one@example.ru", email_verified: true, ...provider.idClaims };
  const access = {
    ...truth,
    azp: "webapp",
    typ: "Bearer",
    realm_access: { roles: ["employee"] },
    ...provider.accessClaims,
  };
  return {
    status: 200,
    body: {
      token_type: "Bearer",
      expires_in: provider.accessSeconds,
      access_token: provider.accessToken ?? (await sign(access)),
      refresh_token: crypto.randomUUID(),
      id_token: provider.forgeId ? await provider.forgeId(id) : await sign(id),
    },
  };
}

async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of req) text += chunk;
  return new URLSearchParams(text);
}
