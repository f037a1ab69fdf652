import { SkipWaitHandler } from "@remix-pwa/sw";
import { sendAll } from "./offline/outbox/ui/sending.ts";
import { keepAhead } from "./offline/worker/ahead.ts";
import { answerManifest, assets, forgetOldAssets, isOfThisBuild, saveShell } from "./offline/worker/assets.ts";
import type { ToPage, ToWorker } from "./offline/worker/messages.ts";
import { onNewOwner, presentAge, saveOf, titles, wipe } from "./offline/worker/owner.ts";
import { dropPack, keepPack, tell } from "./offline/worker/packing.ts";
import { answerData, answerDocument, keepOutbox, saveVisited } from "./offline/worker/pages.ts";
import { answerOriginal, answerPicture } from "./offline/worker/pictures.ts";
import { endPush, openPush, renewPush, showPush, wakePush } from "./offline/worker/push.ts";
import { kindOf } from "./offline/worker/request-kind.ts";
import { type FetchEvent, scope } from "./offline/worker/scope.ts";

/** The service worker at `/sw.js`: visited pages can be read without network. remix-pwa builds and runs it. */
const kind = (request: Request) => kindOf(request, scope.location.origin);

scope.addEventListener("install", (event) => event.waitUntil(saveShell()));
scope.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([scope.clients.claim(), forgetOldAssets(Date.now())]));
});

// remix-pwa's own listener comes after this one and answers whatever it sees: what is not ours must not reach it.
scope.addEventListener("fetch", (event) => {
  const its = kind(event.request);
  if (its === "exit") event.waitUntil(wipe());
  if (its === "exit" && new URL(event.request.url).pathname === "/logout") event.waitUntil(endPush());
  if (its === null || its === "exit") event.stopImmediatePropagation();
});

/** What remix-pwa calls for every request that reached it. */
export function defaultFetchHandler({ context: { event } }: { context: { event: FetchEvent } }): Promise<Response> {
  const { request } = event;
  switch (kind(request)) {
    case "document":
      return answerDocument(event);
    case "data":
      return answerData(event);
    case "manifest":
      return answerManifest(request);
    case "asset":
      return assets.handleRequest(request);
    case "picture":
      return answerPicture(request);
    case "original":
      return answerOriginal(request);
    default:
      return fetch(request);
  }
}

// Where the browser has it: the line is back, perhaps with no page open. What is not sent is tried again by the browser.
scope.addEventListener("sync", (event) => {
  if (event.tag !== "outbox") return;
  const sent = sendAll().then((end) => {
    if (end === "offline" || end === "later") throw new Error("The outbox still waits");
  });
  event.waitUntil(sent);
});

scope.addEventListener("push", (event) => event.waitUntil(showPush(event.data?.text())));
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPush(event.notification.data?.url ?? "/bell-notifications"));
});
scope.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewPush(event.oldSubscription, event.newSubscription));
});
onNewOwner((session) => wakePush(session));

const skipWaiting = new SkipWaitHandler();
scope.addEventListener("message", (event) => {
  const message = event.data as ToWorker;
  switch (message.type) {
    case "VISITED":
      event.waitUntil(saveOf(presentAge(), () => titles.put(message.path, new Response(message.title))));
      if (message.unsaved) event.waitUntil(saveVisited(message.path));
      return event.waitUntil(keepOutbox());
    case "KEEP_AHEAD":
      return event.waitUntil(keepAhead());
    case "KEEP_PACK":
      return event.waitUntil(keepPack(message.wish));
    case "DROP_PACK":
      return event.waitUntil(dropPack(message.path));
    case "CLEAR":
      return event.waitUntil(wipe().then(() => tell({})));
    case "PAGE_OF":
      // A page of this very build loses nothing when the worker changes; a page of an older one is asked (never forced).
      if (isOfThisBuild(message.version)) event.waitUntil(scope.skipWaiting());
      else event.source.postMessage({ type: "NEW_VERSION" } satisfies ToPage);
      return;
    default:
      event.waitUntil(skipWaiting.handleMessage(event as never));
  }
});
