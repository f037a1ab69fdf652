import { replayIntegration } from "@sentry/remix";

/** A drawing of the visit without its words and pictures; without a worker, which the page's policy would not let in. */
export const replay = () =>
  replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, useCompression: false });
