import { agreements } from "#app/access/agreements/routes.ts";
import { ownData } from "#app/access/own-data/routes.ts";
import { secondFactor } from "#app/access/second-factor/routes.ts";
import { shell } from "#app/portal/shell/routes.ts";
import { support } from "#app/portal/support/routes.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import { goTo } from "../data-redirect.ts";
import { href, isOfServices, type PageUrl } from "../urls.ts";

type Visitor = Pick<Viewer, "accountId" | "isGuest" | "isAdmin" | "rights" | "consent" | "owesSecondFactor">;

const { consent, list, document, withdraw, legal } = agreements;
/** A guest account is a person of a company too: what it has agreed to, it may read and take back, what is kept of it, have or ask to erase, and its own tickets, go on with. */
const forGuests = new Set<string>(
  [consent, list, document, withdraw, ownData.export, ownData.erase, support.ticket].map(({ pattern }) => pattern),
);

/** Open to those who have not consented yet: the consent, other agreements, the own data, support, and what is public anyway (specification §4). */
const beforeConsent = new Set<string>([...forGuests, legal.pattern]);

/**
 * Where a visitor must go instead of the page they asked for, or null when they may open it: strangers to sign-in with
 * their target kept, guests from the main page to what is open to them and from others to the page that says why not, people without consent to the consent, administrators who owe the second factor to where it is set up, everyone away from the services that are not shown (specification §4, §6).
 */
export function guard(
  page: PageUrl | undefined,
  visitor: Visitor,
  target: string,
  showServices = config.showServices,
): string | null {
  if (!page || page.audience === "public") return null;
  if (!visitor.accountId) return `/login?${new URLSearchParams({ returnTo: target })}`;
  if (!visitor.consent && !beforeConsent.has(page.pattern)) return href(consent, null, { returnTo: target });
  if (visitor.isGuest && !forGuests.has(page.pattern))
    return href(page.pattern === shell.main.pattern ? shell.welcome : shell.notAllowed);
  if (page.audience !== "employee" && !mayAs(visitor, page.audience))
    return href(visitor.owesSecondFactor ? secondFactor.own : shell.notAllowed);
  const isHidden = !showServices && isOfServices(page.pattern);
  return isHidden ? (page.instead ?? href(shell.notFound)) : null;
}

/** Sends a visitor elsewhere: a page by its status, a request for a page's data in Remix's own words. */
export function sendTo(location: string, request: Request, isData: boolean): Response {
  if (!isData) return new Response(null, { status: 302, headers: { location, "cache-control": "private, no-store" } });
  return goTo(location, request.method);
}
