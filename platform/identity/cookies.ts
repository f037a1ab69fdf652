import type { IncomingMessage, ServerResponse } from "node:http";
import { cookieName, isTrustworthy, readCookies, setCookie } from "#platform/auth/cookies.ts";

/** The provider's cookies; the two short ones belong to one sign-in and get its id, so that two tabs do not collide. */
export const cookieNames = {
  session: cookieName("op"),
  interaction: cookieName("op-form"),
  resume: cookieName("op-resume"),
};

const mostLeft = 12;
const short = [cookieNames.interaction, cookieNames.resume];

/** The provider asks for its short cookies without the id: gives it those of the sign-in that the address names. */
export function lendCookies(req: IncomingMessage, uid: string): void {
  const cookies = readCookies(req.headers.cookie);
  const lent = short.flatMap((name) => {
    const value = cookies.get(`${name}-${uid}`);
    return value ? [`${name}=${value}`] : [];
  });
  req.headers.cookie = [...lent, req.headers.cookie].filter(Boolean).join("; ");
}

/**
 * Makes the provider's Set-Cookie lines keep to the rule of the house: Secure wherever browsers honour it, Path=/ instead of
 * the path of one sign-in, whose id goes into the name. Sign-ins that were begun and left are forgotten when they are many.
 */
export function mendCookies(req: IncomingMessage, res: ServerResponse): void {
  const lines = [res.getHeader("set-cookie") ?? []].flat().map(String).map(mend);
  if (lines.length === 0) return;
  const left = [...readCookies(req.headers.cookie).keys()].filter((name) =>
    short.some((one) => name.startsWith(`${one}-`)),
  );
  const begins = lines.some((line) => line.startsWith(`${cookieNames.interaction}-`));
  const drops = begins && left.length >= mostLeft ? left.map((name) => setCookie(name, "", { maxAge: 0 })) : [];
  res.setHeader("set-cookie", [...lines, ...drops]);
}

/** Ends the cookie of a form that has been answered. */
export function dropFormCookie(uid: string): string {
  return setCookie(`${cookieNames.interaction}-${uid}`, "", { maxAge: 0 });
}

function mend(line: string): string {
  const name = line.slice(0, line.indexOf("="));
  const uid = /; path=[^;]*\/([^;/]+)/i.exec(line)?.[1];
  let mended = line;
  if (short.includes(name) && uid) mended = mended.replace(name, `${name}-${uid}`).replace(/; path=[^;]*/i, "; path=/");
  return isTrustworthy && !/; secure/i.test(mended) ? `${mended}; secure` : mended;
}
