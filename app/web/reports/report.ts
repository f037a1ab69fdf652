import { config } from "#platform/config.ts";
import { log } from "#platform/log.ts";

type About = { requestId: string; route?: string; method?: string };

const seen = new WeakSet<object>();

/**
 * A bug of the server: one line of the log, and the error-reporting service if one is configured (specification §9).
 * The same error is reported once, however many hands it passes.
 */
export function reportError(error: unknown, { requestId, route, method }: About): void {
  if (typeof error === "object" && error !== null) {
    if (seen.has(error)) return;
    seen.add(error);
  }
  log.error("A request failed", { requestId, route, method, error });
  if (config.sentryDsn) void send(error, { requestId, route, method });
}

async function send(error: unknown, { requestId, route, method }: About): Promise<void> {
  const { captureException } = await import("@sentry/remix");
  captureException(error, { tags: { requestId, route, method } });
}
