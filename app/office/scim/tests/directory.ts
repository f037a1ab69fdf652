import { answerScim } from "#app/web/server/scim.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";

const facts = () => ({ requestId: crypto.randomUUID(), nonce: "", address: "127.0.0.1" });

// biome-ignore lint/suspicious/noExplicitAny: what comes is looked at by the tests.
export type Said = { status: number; body: any; headers: Headers };

/** A company's directory that speaks SCIM to the portal with a token of its own. */
export async function directoryOf(admin: Viewer, named = "Каталог", onTrial = false) {
  const { token } = await apiAs(admin).scim.makeToken({ name: named, onTrial });
  return speaker(token);
}

export function speaker(token: string) {
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Said> => {
    const request = new Request(`http://localhost/scim/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { "content-type": "application/scim+json" }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const answer = await answerScim(request, facts());
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : undefined, headers: answer.headers };
  };
  return {
    send,
    get: (path: string, headers?: Record<string, string>) => send("GET", path, undefined, headers),
    find: async (kind: string, filter: string) =>
      (await send("GET", `/${kind}?${new URLSearchParams({ filter })}`)).body,
    post: (path: string, body: unknown) => send("POST", path, body),
    put: (path: string, body: unknown, headers?: Record<string, string>) => send("PUT", path, body, headers),
    patch: (path: string, ...Operations: object[]) =>
      send("PATCH", path, { schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"], Operations }),
    remove: (path: string) => send("DELETE", path),
  };
}

export type Directory = ReturnType<typeof speaker>;

export const user = (name: string, more: object = {}) => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
  userName: `${name}@scim.example`,
  name: { givenName: "Пётр", familyName: "Ёжиков" },
  emails: [{ primary: true, type: "work", value: `${name}@scim.example` }],
  active: true,
  ...more,
});
