import { sweepIdempotency } from "#platform/api/idempotency.ts";
import { sweepHeldForms } from "#platform/auth/held-forms.ts";
import { sweepSessions } from "#platform/auth/session.ts";
import { config } from "#platform/config.ts";
import { countRows } from "#platform/db/index.ts";
import { sweepErrors } from "#platform/error-groups/index.ts";
import { startBus } from "#platform/events/bus.ts";
import { startEvents } from "#platform/events/index.ts";
import { readTexts, sweepFiles } from "#platform/files/index.ts";
import { sweepOidcStore } from "#platform/identity/index.ts";
import { type Job, type Stopped, startJobs } from "#platform/jobs/index.ts";
import { sweepShared } from "#platform/limits/shared.ts";
import { jobs as jobsOfAreas, listeners } from "./areas.ts";

/** What is done by the clock or later. */
const jobs: Job<never>[] = [
  {
    name: "auth.sweep-held-forms",
    title: "Убрать то, что не отправили после входа",
    cron: "57 * * * *",
    run: () => sweepHeldForms(),
  },
  {
    name: "auth.sweep-sessions",
    title: "Убрать старые входы",
    cron: "7 * * * *",
    run: async () => void (await sweepSessions()),
  },
  {
    name: "identity.sweep",
    title: "Убрать старое у встроенного входа",
    cron: "17 * * * *",
    run: async () => void (await sweepOidcStore()),
  },
  { name: "limits.sweep", title: "Забыть старые попытки входа", cron: "47 * * * *", run: () => sweepShared() },
  {
    name: "api.sweep-idempotency",
    title: "Забыть отправленные формы",
    cron: "27 * * * *",
    run: () => sweepIdempotency(),
  },
  { name: "errors.sweep", title: "Забыть старые ошибки", cron: "40 3 * * *", run: () => sweepErrors() },
  {
    name: "files.texts",
    title: "Прочесть слова приложенных файлов",
    cron: "* * * * *",
    free: true,
    tries: 1,
    run: async (_data, _key, stopping) => void (await readTexts(undefined, stopping)),
  },
  {
    name: "files.sweep",
    title: "Убрать ничьи файлы",
    cron: "40 3 * * *",
    free: true,
    run: async () => void (await sweepFiles()),
  },
  {
    name: "database.count-rows",
    title: "Посчитать строки новых таблиц",
    cron: "20 3 * * *",
    free: true,
    run: () => countRows("uncounted"),
  },
  ...jobsOfAreas,
];

/**
 * What runs beside the requests: events on their way to listeners, and jobs; both are the backend's where there is one.
 * A process that only answers (`works: false`) hears the others and sends jobs to the one that does them.
 * Gives a way to stop them.
 */
export async function startBackground({ works = true } = {}): Promise<Stopped> {
  const bus = await startBus();
  if (config.backendUrl) return bus;
  const events = works ? startEvents(listeners) : undefined;
  const work = await startJobs(jobs, { works });
  return {
    async stop(how) {
      await Promise.all([events?.stop(), work.stop(how)]);
      await bus.stop();
    },
  };
}
