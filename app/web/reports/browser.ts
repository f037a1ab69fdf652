import { captureException, init } from "./errors.ts";
import { scrub } from "./scrub.ts";

/** How much is reported (specification §9): a replay of one visit in ten, of every visit with an error; every trace. */
const sampling = { replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1, tracesSampleRate: 1 };

/**
 * Starts reporting in the browser, with the errors that came before. Comes as a chunk of its own after the page has
 * loaded; tracing and replay come after it, for they are as large again.
 */
export function startReporting(dsn: string, environment: string | undefined, waiting: unknown[]): void {
  const client = init({
    dsn,
    environment,
    ...sampling,
    sendDefaultPii: false,
    ignoreErrors: [/REQUEST_CANCELED_BY_USER/, /^AbortError/, "Non-Error promise rejection captured"],
    beforeSend: scrub,
    beforeSendTransaction: scrub,
  });
  for (const error of waiting) captureException(error);
  if (!client) return;
  void import("./tracing.ts").then(({ tracing }) => client.addIntegration(tracing()));
  void import("./replay.ts").then(({ replay }) => client.addIntegration(replay()));
}
