import { browserTracingIntegration, getClient, startBrowserTracingNavigationSpan } from "@sentry/remix";

/** How long pages take to come, as the browser sees it. The shell writes on the body which page it shows. */
export function tracing() {
  new MutationObserver(() => {
    const client = getClient();
    const name = document.body.dataset.module;
    if (client && name) startBrowserTracingNavigationSpan(client, { name, op: "navigation" });
  }).observe(document.body, { attributeFilter: ["data-module"] });
  return browserTracingIntegration({ instrumentNavigation: false });
}
