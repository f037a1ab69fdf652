/**
 * A person called it off (specification §8), went on before a page had come whole (AbortError), or a slow machine changed
 * the page without its animation: nothing to tell anyone.
 */
export const isCancelled = (error: unknown) =>
  (error as Error)?.name === "AbortError" ||
  /REQUEST_CANCELED_BY_USER|^Transition was (aborted|skipped)/.test(String((error as Error)?.message ?? error));

/** The page went on before a part of it had its code (`later`): React draws that part anew by itself. */
export const isOvertaken = (error: unknown) =>
  /#421|received an update before it finished hydrating/.test(String((error as Error)?.message));

/**
 * Hears errors that nobody caught: the console tells them to a person, the error-reporting service gets them if one is
 * configured. Its code comes after the page has loaded; until then errors wait.
 */
export function watchErrors(): void {
  const waiting: unknown[] = [];
  let isReporting = false;
  const hear = (error: unknown) => {
    if (!error || isCancelled(error)) return;
    const where = document.body.dataset.module ?? "";
    // When even this does not come, the browser's own words have to do.
    import("./support-block.ts").then(
      ({ tellConsole }) => tellConsole(error, where),
      () => undefined,
    );
    if (!isReporting) waiting.push(error);
  };
  addEventListener("error", (event) => hear(event.error));
  addEventListener("unhandledrejection", (event) => {
    if (isCancelled(event.reason)) event.preventDefault();
    hear(event.reason);
  });
  const to = document.querySelector<HTMLMetaElement>('meta[name="reports"]');
  if (!to) return;
  const start = async () => {
    const { startReporting } = await import("./browser.ts");
    startReporting(to.content, to.dataset.environment, waiting.splice(0));
    isReporting = true;
  };
  // Page chunks may come so late that the page has loaded before this runs.
  if (document.readyState === "complete") void start();
  else addEventListener("load", () => setTimeout(start), { once: true });
}
