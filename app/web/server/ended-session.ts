import { cookieName, setCookie } from "#platform/auth/cookies.ts";
import { sessionCookie } from "#platform/auth/session-row.ts";
import { dropSession } from "#platform/auth/sign-out.ts";

/** Said at the origin to whom the identity provider no longer vouches for. */
const endedQuery = "ended";

/** The browser's mark that its owner has agreed to cookies (specification §8). */
export const cookieAccept = cookieName("cookie-accept");

/**
 * The end of a session after a 401 that no refresh could mend: the session and the cookie-accept flag are gone, the
 * person stands at the origin and reads why (specification §8). `held` is the place of the form that they were sending.
 */
export async function endedSession(request: Request, held: string | null): Promise<Response> {
  await dropSession(request);
  const headers = new Headers({
    location: `/?${new URLSearchParams({ [endedQuery]: held ?? "" })}`,
    "x-remix-reload-document": "true",
  });
  for (const name of [sessionCookie, cookieAccept]) headers.append("set-cookie", setCookie(name, "", { maxAge: 0 }));
  return new Response(null, { status: 303, headers });
}
