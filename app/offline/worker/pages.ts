import { outbox } from "#app/offline/outbox/routes.ts";
import { goTo } from "#app/web/data-redirect.ts";
import { listsAhead } from "./ahead.ts";
import { assets, filesOf, offlinePage } from "./assets.ts";
import { type SavedPage, shortTitle, titleOf, withPacks, withSavedLine, withSavedPages } from "./html.ts";
import type { ToPage } from "./messages.ts";
import { ahead, data, documents, presentAge, saveFor, titles } from "./owner.ts";
import { readPacks } from "./pack.ts";
import { newestDocument } from "./packed.ts";
import { carries, pageOf, routesOf } from "./request-kind.ts";
import { type FetchEvent, scope } from "./scope.ts";
import { type Shelf, savedAt } from "./shelf.ts";

/** Longer than that nobody waits for the network while a copy is at hand (specification §9). */
const patience = 10_000;
const listed = 20;
const outboxPage = outbox.list.pattern;

/** Pages whose saved data did not fit: they are not tried again until they come from the portal. */
const unfit = new Set<string>();

/** A page: from the portal, else its newest copy, else the page that says what can be read without it and offers to try again. */
export async function answerDocument(event: FetchEvent): Promise<Response> {
  try {
    return await fromPortal(event, documents);
  } catch {
    return (await savedDocument(event.request.url)) ?? (await pageWithoutNetwork());
  }
}

/** A page's data for a navigation inside the portal; without the portal and a copy the browser opens the page anew. */
export async function answerData(event: FetchEvent): Promise<Response> {
  const { url, signal } = event.request;
  const path = pageOf(url);
  const copy = await data.get(path);
  // With nothing to show instead, to ask anew would only cost what has come already: the page itself offers it.
  const isAtHand = Boolean(copy ?? (await newestDocument(path)));
  try {
    const answer = await fromPortal(event, data, isAtHand);
    await tell(event.clientId, { type: "ANSWERED", savedAt: null });
    return answer;
  } catch (error) {
    if (signal.aborted) throw error;
    if (copy && ["", routesOf(url)].includes(copy.headers.get("x-routes") ?? "")) {
      await tell(event.clientId, { type: "ANSWERED", savedAt: savedAt(copy) });
      return copy;
    }
    unfit.add(path);
    return goTo(path, "GET");
  }
}

/** Fetches and saves a page that was on the screen before the worker was there, with the files that it names. */
export async function saveVisited(path: string): Promise<void> {
  const asked = presentAge();
  // A prefetch does not take the toasts that wait for the person's next page.
  const answer = await fetch(path, { headers: { purpose: "prefetch" }, redirect: "manual" });
  if (!answer.ok) return;
  const html = await answer.clone().text();
  await Promise.allSettled(filesOf(html).map((file) => assets.handleRequest(file)));
  await save(documents, path, answer, asked);
}

/** The outbox can be opened without network, visited or not: whoever has lost the line looks for their words there. */
export async function keepOutbox(): Promise<void> {
  if (!(await documents.get(outboxPage))) await saveVisited(outboxPage);
}

async function fromPortal(event: FetchEvent, shelf: Shelf, isHasty = true): Promise<Response> {
  const { url } = event.request;
  const asked = presentAge();
  const late = new Promise<never>((_, refuse) => isHasty && setTimeout(refuse, patience, new Error("Too late")));
  const answer = await Promise.race([fetch(event.request), late]);
  event.waitUntil(save(shelf, pageOf(url), answer.clone(), asked, routesOf(url)));
  return answer;
}

async function save(shelf: Shelf, path: string, answer: Response, asked: number, routes = ""): Promise<void> {
  const viewer = answer.headers.get("x-viewer");
  if (viewer === null) return;
  await saveFor(viewer, asked, async () => {
    if (answer.status !== 200 || answer.redirected) return;
    const headers = new Headers(answer.headers);
    headers.set("x-routes", routes);
    unfit.delete(path);
    await shelf.put(path, new Response(answer.body, { headers }));
  });
}

async function savedDocument(url: string): Promise<Response | undefined> {
  const path = pageOf(url);
  const [document, its] = await Promise.all([newestDocument(path), data.get(path)]);
  const isBearer = new URL(url).searchParams.has(carries);
  if (its && !isBearer && !unfit.has(path) && (!document || savedAt(its) > savedAt(document))) {
    const bearer = await documentWithScript();
    if (bearer)
      return Response.redirect(`${bearer}${bearer.includes("?") ? "&" : "?"}${carries}=${encodeURIComponent(path)}`);
  }
  if (!document) return undefined;
  const html = withSavedLine(await document.text(), savedAt(document), Date.now());
  return new Response(html, { headers: document.headers });
}

/** A page that was only visited from inside the portal has no document: the newest one with a script carries its data. */
async function documentWithScript(): Promise<string | undefined> {
  for (const shelf of [documents, ahead]) {
    for (const path of await shelf.paths()) {
      const html = await (await shelf.get(path))?.text();
      if (html?.includes("__remixContext")) return path;
    }
  }
}

async function pageWithoutNetwork(): Promise<Response> {
  const page = await assets.get(offlinePage);
  if (!page) return Response.error();
  const pages = await savedPages();
  const isVisited = new Set(pages.map(({ path }) => path));
  const lists = (await pagesAhead()).filter(({ path }) => !isVisited.has(path));
  const visited = withSavedPages(await page.text(), [...pages.slice(0, listed), ...lists], Date.now());
  const html = withPacks(visited, await readPacks());
  return new Response(html, { headers: page.headers });
}

async function savedPages(): Promise<SavedPage[]> {
  const pages = new Map<string, SavedPage>();
  for (const shelf of [documents, data]) {
    for (const path of await shelf.paths()) {
      const copy = await shelf.get(path);
      if (!copy) continue;
      const title = (await (await titles.get(path))?.text()) ?? (shelf === documents && titleOf(await copy.text()));
      const known = pages.get(path);
      if (title && (known?.savedAt ?? 0) < savedAt(copy))
        pages.set(path, { path, title: shortTitle(title), savedAt: savedAt(copy) });
    }
  }
  return [...pages.values()].sort((one, other) => other.savedAt - one.savedAt);
}

/** Of what was kept ahead the lists alone are named: the rest is in them. */
async function pagesAhead(): Promise<SavedPage[]> {
  const pages: SavedPage[] = [];
  for (const path of listsAhead) {
    const copy = await ahead.get(path);
    const title = copy && titleOf(await copy.clone().text());
    if (title) pages.push({ path, title: shortTitle(title), savedAt: savedAt(copy) });
  }
  return pages;
}

async function tell(client: string, message: ToPage): Promise<void> {
  (await scope.clients.get(client))?.postMessage(message);
}
