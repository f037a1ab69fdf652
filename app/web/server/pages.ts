import type { ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { html } from "hono/html";
import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { isSameOrigin } from "#platform/auth/csrf.ts";
import { openSession } from "#platform/auth/session.ts";
import { nobody } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import { asPage, settle } from "#platform/db/index.ts";
import { compressed } from "#platform/http/compress.ts";
import { takePlace } from "#platform/http/places.ts";
import { plainAnswer } from "#platform/http/plain-page.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import { log } from "#platform/log.ts";
import { reportError } from "../reports/report.ts";
import { href } from "../urls.ts";
import { contextFor, isAhead, type ServedContext } from "./context.ts";
import { createFirstStyle } from "./first-style.ts";
import { guard, sendTo } from "./guard.ts";
import { holdTyped } from "./held.ts";
import { isNamedAsAsked, refuseHost } from "./named-host.ts";
import { countStranger, isTooLarge, roomOf } from "./page-form.ts";
import { createPageHandler, matchPage, type PageBuild, pagePath } from "./remix.ts";
import { refuseShown } from "./shown.ts";
import { answerTrouble, statusOf, type Trouble, waiting } from "./trouble.ts";

const methods = new Set(["GET", "HEAD", "POST"]);

/** Answers every page: session, guard, Remix, compression; in that order. */
export function createPages(build: PageBuild) {
  const draw = createPageHandler(build, config.nodeEnv);
  const firstStyle = createFirstStyle(build);
  return async (request: Request, facts: RequestFacts, outgoing: ServerResponse): Promise<Response> => {
    const url = new URL(request.url);
    const path = pagePath(url.pathname);
    const asked = { request, target: targetOf(path, url), isData: url.pathname.endsWith(".data"), ...facts };
    if (!methods.has(request.method)) return refuseMethod(asked);
    if (request.method === "POST" && !isSameOrigin(request.headers)) {
      return plainAnswer(403, { title: "Форма не принята", content: foreign });
    }
    if (request.method === "POST" && !isNamedAsAsked(request.headers)) return refuseHost(asked);
    const page = matchPage(path)?.page;
    let leave = () => {};
    let context: ServedContext | undefined;
    const afterwards: (() => unknown)[] = [];
    try {
      const session = await openSession(request);
      const viewer = session?.viewer ?? nobody;
      if (request.method === "POST" && viewer.shownBy) return refuseShown(asked, viewer);
      if (session?.shownBefore && request.method !== "POST")
        return sendTo(href(peopleDesk.person, { id: session.shownBefore }), request, asked.isData);
      const isKnown = viewer.accountId !== "";
      const room = roomOf(page, isKnown);
      if (request.method === "POST" && !isKnown) countStranger(facts.address);
      if (isTooLarge(request, room, isKnown)) return answerTrouble({ ...asked, status: 413, typed: null });
      const elsewhere = guard(page, viewer, asked.target, session?.showServices ?? config.showServices);
      const mayBeShown = page?.guests && request.method !== "POST";
      if (elsewhere && !mayBeShown) {
        const to = request.method === "POST" ? await holdTyped(elsewhere, { ...asked, room }, facts) : elsewhere;
        return sendTo(to, request, asked.isData);
      }
      if (isKnown) leave = takePlace(request, viewer.accountId);
      context = contextFor({ ...asked, session, viewer, facts, page, elsewhere, afterwards });
      const drawing = context;
      const answer = await asPage(() => draw(request, url.pathname, drawing), afterwards);
      await context.keepFlash();
      // Whose page it is, for the service worker: saved pages of another session are wiped.
      answer.headers.set("x-viewer", session?.publicId ?? "nobody");
      if (answer.status === 503) log.warn("A page could not be shown", { requestId: facts.requestId, status: 503 });
      const typed = context.typed();
      if (answer.status >= 500 && typed && !asked.isData) {
        return await answerTrouble({ ...asked, status: answer.status, detail: context.reason(), typed });
      }
      const wait = context.wait();
      if (wait !== undefined) answer.headers.set("retry-after", String(wait));
      const drawn = context.drawn();
      if (drawn && firstStyle?.isNeeded(request)) {
        const styled = firstStyle.write(drawn, answer.headers, facts.nonce, elsewhere !== null || !viewer.accountId);
        return send(outgoing, request, answer, styled, "thorough");
      }
      return send(outgoing, request, answer, drawn ?? (answer.body && Buffer.from(await answer.arrayBuffer())));
    } catch (error) {
      const status = statusOf(error);
      if (status === 500) reportError(error, { ...facts, route: page?.pattern, method: request.method });
      else log.warn("A page could not be shown", { requestId: facts.requestId, status, error });
      const { detail } = error as { detail?: string };
      return answerTrouble({ ...asked, status, detail, typed: detail === "uploads" ? null : context?.typed() });
    } finally {
      leave();
      await context?.dropFiles();
      // A refused form draws its page anew: nobody has come to it.
      if (request.method !== "POST" && !isAhead(request)) void settle(afterwards);
    }
  };
}

async function refuseMethod(asked: Omit<Trouble, "status">): Promise<Response> {
  const answer = await answerTrouble({ ...asked, isData: false, status: 405 });
  answer.headers.set("allow", [...methods].join(", "));
  return answer;
}

const foreign = html`<div class="card"><h1>Форма не принята</h1>
<p>Она пришла не со страницы портала. Откройте нужную страницу сами и заполните форму там.</p>
<p><a class="button" href="/">На главную</a></p></div>`;

/** What the person asked for: the page itself, its query kept, without Remix's own words. */
function targetOf(path: string, url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete("_routes");
  return query.size ? `${path}?${query}` : path;
}

/** Writes the page out by itself: another `Response` around it would read it through a stream once more. */
function send(
  outgoing: ServerResponse,
  request: Request,
  answer: Response,
  whole: Buffer | null,
  pace?: "thorough",
): Response {
  const { status } = answer;
  const headers = new Headers(answer.headers);
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  for (const [name, value] of Object.entries(waiting(status))) if (!headers.has(name)) headers.set(name, value);
  if (!whole) return new Response(null, { status, headers });
  const { body, headers: more } = compressed(whole, request.headers.get("accept-encoding"), pace);
  outgoing.statusCode = status;
  outgoing.setHeaders(headers);
  outgoing.setHeaders(new Map(Object.entries(more)));
  outgoing.end(body);
  return RESPONSE_ALREADY_SENT;
}
