import { prefix, readDeepLink } from "#app/portal/deep-links/server/index.ts";
import { openSession } from "#platform/auth/session.ts";
import { keepSpace } from "#platform/auth/space.ts";
import { safePath } from "../safe-path.ts";
import { sendTo } from "./guard.ts";
import { matchPage } from "./remix.ts";

const isPage = (path: string) => matchPage(path) !== null;

/**
 * Sends a deep link to the page that it means; that page's guard asks for sign-in and consent and keeps the target. A link
 * with a space asks for sign-in itself: the space is remembered with the session (specification §2, §3).
 */
export async function answerDeepLink(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const { path, space } = readDeepLink(url, isPage);
  if (space) {
    const session = await openSession(request);
    const returnTo = safePath(`${prefix}/initial_space/${space}${path === "/spaces" ? "" : path}`);
    if (!session) return sendTo(`/login?${new URLSearchParams({ returnTo })}`, request, false);
    if (!session.viewer.shownBy) await keepSpace(session, space);
  }
  return sendTo(safePath(path), request, false);
}
