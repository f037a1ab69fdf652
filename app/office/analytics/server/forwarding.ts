import { config } from "#platform/config.ts";
import type { Job } from "#platform/jobs/index.ts";

/** As the specification's queue (§9). */
const tries = 4;

/** Hands events to an outside service of analytics, where one is configured: beside everything else, never from the browser. */
export const forwardVisits: Job<{ events: object[] }> = {
  name: "analytics.forward",
  title: "Передать посещения",
  free: true,
  tries,
  async run({ events }) {
    if (!config.analyticsUrl) return;
    const answer = await fetch(config.analyticsUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ events }),
      redirect: "error",
      signal: AbortSignal.timeout(5000),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The service of analytics answers ${answer.status}`);
  },
};
