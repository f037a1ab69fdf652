import { loadServiceWorker, sendSkipWaitingMessage } from "@remix-pwa/sw";
import type { ToPage, ToWorker } from "#app/offline/worker/messages.ts";
import { showToast } from "#app/ui/toast-store.ts";

const hour = 3600 * 1000;
const quiet = 45_000;

/** Installs the service worker (specification §1) and offers a newer version of the portal when there is one. */
export async function installWorker(): Promise<void> {
  const worker = navigator.serviceWorker;
  if (!worker) return;
  loadServiceWorker({ serviceWorkerUrl: "/sw.js", scope: "/" });
  const registration = await worker.ready;
  let chosen = false;

  const renew = () => {
    if (hasUnsentText())
      return offer(renew, "Доступна новая версия. Сначала отправьте то, что вы ввели, иначе оно пропадёт.");
    if (!registration.waiting) return location.reload();
    chosen = true;
    sendSkipWaitingMessage(registration.waiting);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<ToPage>) => data.type === "NEW_VERSION" && offer(renew));
  worker.addEventListener("controllerchange", () => (chosen ? location.reload() : askAbout(worker.controller)));
  registration.addEventListener("updatefound", () => {
    const found = registration.installing;
    found?.addEventListener("statechange", () => found.state === "installed" && askAbout(found));
  });
  askAbout(registration.waiting);
  setInterval(() => document.hidden || registration.update().catch(() => {}), hour);
  keepAhead(registration);
}

/** A page of the newest build has nothing to renew; of an older one, the worker answers NEW_VERSION. */
function askAbout(worker: ServiceWorker | null): void {
  const { version } = (window as unknown as { __remixManifest: { version: string } }).__remixManifest;
  worker?.postMessage({ type: "PAGE_OF", version } satisfies ToWorker);
}

/** Not while anybody waits for anything, and not everybody at the same moment; the worker knows whether it is time. */
function keepAhead(registration: ServiceWorkerRegistration): void {
  const ask = () => {
    // Of a guest, and of who looks with somebody's eyes, nothing is kept.
    const isOwn = document.getElementById("outbox")?.dataset.account !== undefined;
    if (isOwn) registration.active?.postMessage({ type: "KEEP_AHEAD" } satisfies ToWorker);
  };
  const soon = () => (window.requestIdleCallback ?? setTimeout)(ask);
  setTimeout(soon, quiet + Math.random() * quiet);
  setInterval(soon, hour);
}

function offer(renew: () => void, text = "Доступна новая версия портала."): void {
  showToast({ id: "new-version", kind: "info", text, action: { text: "Обновить", run: renew } });
}

/** Whether a form on the page holds something typed and not sent, or is on its way. */
function hasUnsentText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "form[method=post] :is(input, textarea)",
  );
  return (
    document.querySelector("form[aria-busy=true]") !== null ||
    [...fields].some(
      (field) =>
        field.value !== field.defaultValue ||
        (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked,
    )
  );
}
