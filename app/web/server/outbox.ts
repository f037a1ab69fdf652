import { openSession } from "#platform/auth/session.ts";

/**
 * Tells the outbox of a browser whose forms it may send now, with a token for them: nobody's without a
 * session, and nobody's while an administrator looks with somebody's eyes.
 */
export async function answerSender(request: Request): Promise<Response> {
  const session = await openSession(request);
  const sends = session && !session.viewer.shownBy;
  const sender = { account: sends ? session.viewer.accountId : null, csrf: sends ? session.csrf : "" };
  return Response.json(sender, { headers: { "cache-control": "private, no-store" } });
}
