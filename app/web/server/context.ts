import { contract, router } from "#app/areas.ts";
import { callInProcess } from "#platform/api/client.ts";
import { typedForm } from "#platform/api/typed.ts";
import { checkCsrf } from "#platform/auth/csrf.ts";
import { popFlash, pushFlash, type Session } from "#platform/auth/session.ts";
import { keepSpace } from "#platform/auth/space.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { dropFiles } from "#platform/http/form.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import { log } from "#platform/log.ts";
import { rights as allRights } from "#platform/people/rights.ts";
import type { PageContext, Toast } from "../context.ts";
import { reportError } from "../reports/report.ts";
import type { PageUrl } from "../urls.ts";
import { callBackend } from "./backend.ts";
import { endedSession } from "./ended-session.ts";
import { hold } from "./held.ts";
import { readNavigation, readSections } from "./navigation.ts";
import { readPageForm, roomOf } from "./page-form.ts";

type Facts = {
  request: Request;
  /** What was asked for, its query kept. */
  target?: string;
  session: Session | null;
  viewer: Viewer;
  facts: RequestFacts;
  page: PageUrl | undefined;
  elsewhere?: string | null;
  /** Gathers what is to be done once the page has been answered. */
  afterwards?: (() => unknown)[];
};

/** What the server itself does with a context when its page has been drawn. */
export type ServedContext = PageContext & {
  /** What was typed into the form that this request brought, if it brought one. */
  typed(): FormData | undefined;
  /** Lets go what that form has laid aside on its way in. */
  dropFiles(): Promise<void>;
  /** The page that was drawn, if one was. */
  drawn(): Buffer | undefined;
  /** What of the portal was in the way, if a refusal has said so. */
  reason(): string | undefined;
  /** In how many seconds to come again, if a refusal has said so. */
  wait(): number | undefined;
  /** Keeps the toasts that no page of this request has shown for the next one. */
  keepFlash(): Promise<void>;
};

/** A browser fetches the page ahead of its reader, who may never open it. */
export function isAhead({ headers }: Request): boolean {
  return ["purpose", "sec-purpose", "x-moz"].some((name) => headers.get(name)?.includes("prefetch"));
}

/** Public pages are drawn without script, but for those whose forms may wait for the line. */
function hasScripts(page: PageUrl | undefined, accountId: string): boolean {
  if (page?.scripts === "people") return accountId !== "";
  return page?.scripts ?? (page !== undefined && page.audience !== "public");
}

/** Makes what loaders and actions get: the API for this viewer, in process or over HTTP, and the shell's facts. */
export function contextFor({
  request,
  target = "/",
  session,
  viewer,
  facts,
  page,
  elsewhere = null,
  afterwards = [],
}: Facts): ServedContext {
  const { requestId, nonce, address } = facts;
  const csrf = session?.csrf ?? "";
  const { accountId, name, isGuest, timeZone } = viewer;
  // Who owes the second factor sees the doors that it opens: each of them leads to where it is set up.
  const { isAdmin, rights } = viewer.owesSecondFactor ? { isAdmin: true, rights: allRights } : viewer;
  const userAgent = request.headers.get("user-agent") ?? undefined;
  const isShown = viewer.shownBy !== undefined;
  const preferences = session?.preferences ?? {};
  const showServices = session?.showServices ?? config.showServices;
  const light = preferences.lightMode === true || request.headers.get("save-data") === "on";
  const told: Toast[] = [];
  let typed: FormData | undefined;
  let read: Request | undefined;
  let drawn: Buffer | undefined;
  let wait: number | undefined;
  let reason: string | undefined;
  let refused: number | undefined;

  function apiFor(idempotencyKey: string | undefined) {
    if (config.backendUrl) return callBackend(config.backendUrl, { session, facts, userAgent, idempotencyKey });
    return callInProcess(contract, router, { viewer, address, userAgent, requestId, idempotencyKey });
  }

  return {
    api: apiFor(undefined),
    apiFor,
    viewer: {
      accountId,
      name,
      isGuest: isGuest && accountId !== "",
      isAdmin,
      isShown,
      shownUntil: session?.shownUntil,
      rights,
      timeZone,
    },
    consent: viewer.consent,
    sessionId: session?.publicId,
    nonce,
    requestId,
    now: now().toISOString(),
    csrf,
    checkCsrf: (token) => checkCsrf(request, session, token),
    preferences,
    space: session?.space,
    keepSpace: async (publicId) => {
      if (session) await keepSpace(session, publicId);
    },
    elsewhere,
    scripts: !light && !elsewhere && hasScripts(page, accountId),
    light,
    navigation: (at) => readNavigation({ isAdmin, rights }, preferences, { ...at, showServices }),
    sections: () => readSections(showServices),
    supportEmail: config.supportEmail,
    publicUrl: config.publicUrl,
    registers: !config.oidcIssuer,
    reporting: config.sentryDsn ? { dsn: config.sentryDsn, environment: config.nodeEnv } : undefined,
    quietForbidden: config.quietForbidden,
    flash: (toast) => void told.push(toast),
    takeFlash: async () => {
      // What is fetched ahead is not on the screen: toasts wait for the page that is.
      const kept = session && !isAhead(request) ? await popFlash(session) : [];
      return [...kept, ...told.splice(0)];
    },
    afterwards: (deed) => void afterwards.push(deed),
    keepFlash: async () => {
      if (!session) return;
      for (const toast of told.splice(0)) {
        await pushFlash(session, toast).catch((error) => log.warn("A toast could not be kept", { requestId, error }));
      }
    },
    readForm: async (sent) => {
      read = sent;
      typed = typedForm(await readPageForm(sent, roomOf(page, accountId !== "")));
      return typed;
    },
    typed: () => typed,
    dropFiles: async () => {
      if (read) await dropFiles(read);
    },
    sendBody: (page) => {
      drawn = page;
    },
    drawn: () => drawn,
    tellRefused: (status) => {
      refused = status;
    },
    refused: () => refused,
    tellWait: (seconds) => {
      wait = seconds;
    },
    wait: () => wait,
    tellReason: (detail) => {
      reason = detail;
    },
    reason: () => reason,
    report: (error) => reportError(error, { requestId, route: page?.pattern, method: request.method }),
    leave: async () => {
      const held = typed && accountId && !isShown ? await hold(accountId, typed, { request, target }) : null;
      return endedSession(request, held);
    },
  };
}
