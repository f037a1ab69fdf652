import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { openSession } from "#platform/auth/session.ts";
import { answerSignIn } from "#platform/auth/sign-in.ts";
import type { Role } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import { newRequest } from "#platform/http/request.ts";
import { identityHandler, registerIdentity } from "#platform/identity/index.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { portalDoor } from "./doors.ts";

/**
 * A small portal on a real port: the embedded provider, sign-in, and one page that says who opened it.
 * Call it at the top of the file, after `environment.ts` has named the address. Gives the origin.
 */
export function testApp(onSignIn?: Parameters<typeof answerSignIn>[2]): string {
  portalDoor.server.on("request", (req: IncomingMessage, res: ServerResponse) => {
    const facts = newRequest(req, res);
    if (req.url?.startsWith("/auth/")) return void identityHandler(req, res);
    const answer = async (request: Request) => (await answerSignIn(request, facts, onSignIn)) ?? sayWho(request);
    void getRequestListener(answer)(req, res);
  });
  return config.publicUrl;
}

export type Seen = {
  viewer: { accountId: string; roles: Role[]; isGuest: boolean } | null;
  csrf: string;
  publicId: string;
};

/** Stands for every page: who the viewer is, and a token for its forms. */
async function sayWho(request: Request): Promise<Response> {
  const session = await openSession(request);
  return Response.json({ viewer: session?.viewer ?? null, csrf: session?.csrf, publicId: session?.publicId });
}

/** People of one company who sign in with the password `veche`; gives their accounts by login. */
export async function signInPeople(people: Record<string, Role[]>): Promise<Record<string, string>> {
  const company = await makeCompany();
  const ids: Record<string, string> = {};
  for (const [username, roles] of Object.entries(people)) {
    const email = `${username}@example.ru`;
    const { accountId } = await makePerson(company, { email, firstName: username, roles });
    ids[username] = accountId;
    await registerIdentity({
      username,
      password: "veche",
      roles,
      accountId,
      email,
      firstName: username,
      lastName: "Петрова",
    });
  }
  return ids;
}
