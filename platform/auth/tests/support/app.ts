import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Role } from "#platform/auth/viewer.ts";

export type TestApp = { origin: string; port: number; close(): Promise<void> };

/**
 * A small portal on a real port: the embedded provider, sign-in, and one page that says who opened it.
 * Sets the address in the environment first, because the settings are read once, at import.
 */
export async function startApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  Object.assign(process.env, { PORT: String(port), HOST: "127.0.0.1", PUBLIC_URL: origin, DEMO: "1" }, environment);
  const { identityHandler } = await import("#platform/identity/index.ts");
  const { answerSignIn } = await import("#platform/auth/sign-in.ts");
  const { newRequest } = await import("#platform/http/request.ts");
  server.on("request", (req: IncomingMessage, res: ServerResponse) => {
    const facts = newRequest(req, res);
    if (req.url?.startsWith("/auth/")) return void identityHandler(req, res);
    const listen = getRequestListener(async (request) => (await answerSignIn(request, facts)) ?? sayWho(request));
    void listen(req, res);
  });
  return {
    origin,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Stands for every page: who the viewer is, and a token for its forms. */
async function sayWho(request: Request): Promise<Response> {
  const { openSession } = await import("#platform/auth/session.ts");
  const session = await openSession(request);
  return Response.json({ viewer: session?.viewer ?? null, csrf: session?.csrf, publicId: session?.publicId });
}

/** A company and people who can sign in with the password `veche`. Gives the ids of their accounts by login. */
export async function seedPeople(people: Record<string, Role[]>): Promise<Record<string, string>> {
  const { db, newId, withTenant } = await import("#platform/db/index.ts");
  const { accounts, groups } = await import("#platform/people/schema.ts");
  const { registerIdentity } = await import("#platform/identity/index.ts");
  const ids: Record<string, string> = {};
  await withTenant("*", async () => {
    const groupId = newId();
    await db().insert(groups).values({ id: groupId, alias: "sever", name: "Север" });
    for (const [username, roles] of Object.entries(people)) {
      const id = newId();
      ids[username] = id;
      const name = { firstName: username, lastName: "Петрова" };
      await db()
        .insert(accounts)
        .values({ id, groupId, alias: username, email: `${username}@sever.test`, ...name });
      await registerIdentity({
        username,
        password: "veche",
        roles,
        accountId: id,
        email: `${username}@sever.test`,
        ...name,
      });
    }
  });
  return ids;
}
