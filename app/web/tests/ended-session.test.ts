import { createServer, type IncomingMessage, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { config } from "#platform/config.ts";
import { ownSecret } from "#platform/secret.ts";
import { signIn } from "#tests/support/browser.ts";
import { databaseOfTwoCompanies } from "#tests/support/filled-database.ts";
import { type RunningPortal, startPortal } from "#tests/support/portal.ts";

const database = databaseOfTwoCompanies();
let back: RunningPortal;
let front: RunningPortal;
/** How the backend answers: as it is, with 401 to so many calls, or not at all. */
let mood: { refuse: number; silent?: boolean } = { refuse: 0 };
const tokens: string[] = [];

/** Stands between the pages and their backend on another machine. */
const between = createServer((incoming, outgoing) => {
  if (mood.silent) return incoming.socket.destroy();
  tokens.push(incoming.headers.authorization ?? "");
  if (mood.refuse > 0) {
    mood.refuse -= 1;
    outgoing.writeHead(401, { "content-type": "application/json" });
    outgoing.end(JSON.stringify({ defined: true, code: "UNAUTHORIZED", status: 401, message: "Нужно войти" }));
    return;
  }
  const { host: _, ...headers } = incoming.headers;
  const asked = send(
    `${back.origin}${incoming.url}`,
    { method: incoming.method, headers },
    (answer: IncomingMessage) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  incoming.pipe(asked);
});

beforeAll(async () => {
  const options = { databaseUrl: database.url, dataDir: config.dataDir, env: { SECRET: ownSecret(config.dataDir) } };
  await new Promise<void>((resolve) => between.listen(0, "127.0.0.1", resolve));
  const backendUrl = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
  front = await startPortal({ ...options, env: { ...options.env, BACKEND_URL: backendUrl } });
  // The backend believes the tokens of the provider that the pages use.
  back = await startPortal({ ...options, env: { ...options.env, PUBLIC_URL: front.origin } });
});
afterAll(async () => {
  await Promise.all([front?.stop(), back?.stop()]);
  between.close();
});

describe("a 401 from a backend on another machine", () => {
  it("fetches a new token once, and the page comes", async () => {
    const anna = await signIn(front.origin, "anna");
    tokens.length = 0;
    mood = { refuse: 1 };
    expect((await anna.send("/profile/anna")).status).toBe(200);
    expect(new Set(tokens).size).toBe(2);
  });

  it("ends the session when even the new token is refused: the person stands at the origin and reads why", async () => {
    const ivan = await signIn(front.origin, "ivan");
    mood = { refuse: Number.POSITIVE_INFINITY };
    const answer = await ivan.send("/profile/ivan");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/?ended=");
    expect(ivan.lines.some((line) => /cookie-accept=;.*Max-Age=0/.test(line))).toBe(true);
    mood = { refuse: 0 };
    const { html } = await ivan.open("/?ended");
    expect(html).toMatch(/role="status"[^>]*>Вход завершён/);
    const { path } = await ivan.open("/main");
    expect(path[1]).toBe("/login");
  });

  it("takes a form to the origin too", async () => {
    const petr = await signIn(front.origin, "petr");
    const form = { _csrf: await petr.csrf(), intent: "appearance", theme: "dark" };
    mood = { refuse: Number.POSITIVE_INFINITY };
    const answer = await petr.send("/account-settings", { form });
    mood = { refuse: 0 };
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/?ended="]);
  });

  it("keeps what was typed for the next sign-in", async () => {
    const petr = await signIn(front.origin, "petr");
    const words = "Про кофе знаю всё";
    const form = { _csrf: await petr.csrf(), intent: "tell", timeZone: "Europe/Moscow", about: words };
    mood = { refuse: Number.POSITIVE_INFINITY };
    const { html, path } = await petr.open("/account/about-myself", { form });
    mood = { refuse: 0 };
    expect(path.at(-1)).toBe("/");
    const link = /\/login\?returnTo=[^"]+held[^"]+/.exec(html)![0];
    expect((await petr.open(link)).html).toContain(words);
  });

  it("a backend that is away is 503 with the portal's frame, and nobody is signed out", async () => {
    const olga = await signIn(front.origin, "olga");
    mood = { refuse: 0, silent: true };
    const answer = await olga.send("/profile/olga");
    mood = { refuse: 0 };
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("Портал ненадолго прилёг");
    expect((await olga.send("/profile/olga")).status).toBe(200);
  });
});

describe("a machine that stands in front of a backend", () => {
  it("says at its start what plain http costs", async () => {
    const env = { SECRET: ownSecret(config.dataDir), BACKEND_URL: back.origin, PUBLIC_URL: "http://portal.example" };
    const plain = await startPortal({ databaseUrl: database.url, dataDir: config.dataDir, env });
    expect(plain.output()).toContain("Адрес http://portal.example открыт без шифрования");
    await plain.stop();
  });
});
