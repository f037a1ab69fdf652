import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepLostForms } from "./portal/shell/ui/lost-forms.ts";
import { addComfort } from "./ui/comfort.ts";
import { keepTypedEarly } from "./ui/typed-early.ts";
import { isOvertaken, watchErrors } from "./web/reports/watch.ts";

watchErrors();
addComfort();
keepLostForms();
keepTypedEarly();

void readHandedData().then(() =>
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />, {
      onRecoverableError: (error) => isOvertaken(error) || reportError(error),
    });
  }),
);

if (import.meta.env.PROD) {
  // With lazy route discovery this file often runs after the load event.
  if (document.readyState === "complete") startIdle();
  else addEventListener("load", startIdle);
}

/** Remix would wait for the page's data inside React, and there any key or click meanwhile ends in its error 345 for good. */
async function readHandedData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
}

/** Safari has no idle callbacks. */
function startIdle(): void {
  (window.requestIdleCallback ?? setTimeout)(startLate);
}

/** What nobody waits for. */
async function startLate(): Promise<void> {
  const { watchIcons } = await import("./ui/icon-check.ts");
  watchIcons();
  const { watchSlowPages } = await import("./portal/shell/ui/slow-pages.ts");
  watchSlowPages();
  const { startOutbox } = await import("./offline/outbox/ui/line.ts");
  startOutbox();
  const { installWorker } = await import("./portal/shell/ui/install-worker.ts");
  void installWorker();
  await import("./portal/shell/ui/error-page.tsx");
}
