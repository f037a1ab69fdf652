import { init } from "@sentry/remix";
import { config } from "#platform/config.ts";
import { scrub } from "./scrub.ts";

/**
 * Starts reporting on the server (specification §9: every trace). Loaded only where SENTRY_DSN is set, before all else
 * by `node --import`, so that it can watch the other modules come.
 */
init({
  dsn: config.sentryDsn,
  environment: config.nodeEnv,
  tracesSampleRate: 1,
  sendDefaultPii: false,
  ignoreErrors: [/REQUEST_CANCELED_BY_USER/],
  beforeSend: scrub,
  beforeSendTransaction: scrub,
});
