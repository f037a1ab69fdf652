import { isSigned, sign } from "#platform/auth/seal.ts";
import { now } from "#platform/clock.ts";
import { isId } from "#platform/db/index.ts";

/** How long a launch opens a package: whoever stays longer opens the lesson anew. */
const hours = 12;

/** The part of an address by which the other origin knows whose try it plays: good for one try, some hours, and for nothing of the portal. */
export function launchToken(attemptId: string): string {
  const until = Math.floor(now().getTime() / 1000) + hours * 3600;
  const said = `${attemptId}.${until.toString(36)}`;
  return `${said}.${sign("scorm", said)}`;
}

/** The try that a token opens; null for one that is forged or over. */
export function attemptOfToken(token: string): string | null {
  const [attempt = "", until = "", signature = "", ...more] = token.split(".");
  if (more.length || !isId(attempt) || !isSigned("scorm", `${attempt}.${until}`, signature)) return null;
  return Number.parseInt(until, 36) * 1000 > now().getTime() ? attempt : null;
}
