import { sweepIdempotency } from "#platform/api/idempotency.ts";
import { sweepHeldForms } from "#platform/auth/held-forms.ts";
import { sweepSessions } from "#platform/auth/session.ts";
import { config } from "#platform/config.ts";
import { sweepErrors } from "#platform/error-groups/index.ts";
import { startBus } from "#platform/events/bus.ts";
import { startEvents } from "#platform/events/index.ts";
import { readTexts, sweepFiles } from "#platform/files/index.ts";
import { sweepOidcStore } from "#platform/identity/index.ts";
import { type Job, startJobs } from "#platform/jobs/index.ts";
import { sweepShared } from "#platform/limits/shared.ts";
import { jobs as jobsOfAreas, listeners } from "./areas.ts";

/** What is done by the clock or later. */
const jobs: Job<never>[] = [
  { name: "auth.sweep-held-forms", cron: "57 * * * *", run: () => sweepHeldForms() },
  { name: "auth.sweep-sessions", cron: "7 * * * *", run: async () => void (await sweepSessions()) },
  { name: "identity.sweep", cron: "17 * * * *", run: async () => void (await sweepOidcStore()) },
  { name: "limits.sweep", cron: "47 * * * *", run: () => sweepShared() },
  { name: "api.sweep-idempotency", cron: "27 * * * *", run: () => sweepIdempotency() },
  { name: "errors.sweep", cron: "40 3 * * *", run: () => sweepErrors() },
  { name: "files.texts", cron: "* * * * *", free: true, tries: 1, run: async () => void (await readTexts()) },
  { name: "files.sweep", cron: "40 3 * * *", free: true, run: async () => void (await sweepFiles()) },
  ...jobsOfAreas,
];

/** All that is done by the clock or later, by name. */
export const jobNames = jobs.map(({ name }) => name);

/**
 * What runs beside the requests: events on their way to listeners, and jobs; both are the backend's where there is one.
 * Gives a way to stop them.
 */
export async function startBackground(): Promise<{ stop(): Promise<void> }> {
  const bus = await startBus();
  if (config.backendUrl) return bus;
  const events = startEvents(listeners);
  const work = await startJobs(jobs);
  return {
    async stop() {
      await Promise.all([events.stop(), work.stop()]);
      await bus.stop();
    },
  };
}
