import { eq } from "drizzle-orm";
import { readSoundness } from "#app/engines/ledger/server/index.ts";
import type { SystemState } from "#app/office/system-state/contract.ts";
import { doesProviderAnswer } from "#platform/auth/identity-provider.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import { countFreshErrors } from "#platform/error-groups/index.ts";
import { countHearers } from "#platform/events/live.ts";
import { countEvents, listParkedEvents } from "#platform/events/parked.ts";
import { storeTroubleOf, tryStore } from "#platform/files/index.ts";
import { partsWithoutRoom } from "#platform/http/health.ts";
import { clockJobs, jobTitle } from "#platform/jobs/index.ts";
import { countJobs, listParkedJobs } from "#platform/jobs/store.ts";
import { isMailSet, type MailTrouble } from "#platform/mail/index.ts";
import { type Mark, readMarks } from "#platform/marks/index.ts";
import { groups } from "#platform/people/schema.ts";
import { isPushSet } from "#platform/push/index.ts";
import { readFacts, readRoom } from "./facts.ts";
import { backupHealth, clockJob, databaseHealth, diskHealth, mailHealth, workHealth } from "./judging.ts";
import { portalVersion } from "./version.ts";

/**
 * What of the machinery runs and what does not, for administrators: numbers, words and dates of the machine that answers;
 * no address, no password, nothing of people.
 */
export async function readState(viewer: Viewer): Promise<SystemState> {
  const marks = await readMarks();
  const facts = await readFacts(viewer);
  const work = await readWork(marks);
  const withoutRoom = await partsWithoutRoom();
  const full = { database: withoutRoom.includes("database"), files: withoutRoom.includes("files") };
  const room = {
    ...(await readRoom()),
    isFull: full.files,
    files: facts.files,
    fileBytes: facts.fileBytes,
    inBucket: Boolean(config.s3),
    store: await readStore(),
  };
  const mail = mailOf(marks, facts.mailbox);
  const backup = { at: toIso(marks.get("backup")), bytes: Number(marks.get("backup")?.detail ?? 0) };
  const fresh = await countFreshErrors();
  const points = await readSoundness();
  const isOutside = Boolean(config.oidcIssuer);
  const unknownCompany = await readUnknownCompany(marks.get("unknown-company"));
  const answers = !isOutside || (await doesProviderAnswer());
  const { version, bytes, connections, connectionsAtMost, migrations, migratedAt } = facts;
  return {
    database: {
      health: databaseHealth({ ...facts, isFull: full.database }),
      ...{
        isFull: full.database,
        version,
        bytes,
        connections,
        connectionsAtMost,
        migrations,
        migratedAt: toIso(migratedAt),
      },
    },
    work: { health: workHealth(work), ...work },
    disk: { health: diskHealth(room), ...room },
    mail: { health: mailHealth(mail), ...mail },
    push: pushOf(marks, facts.devices),
    backup: { health: backupHealth(backup.at, now()), ...backup },
    ledger: { health: points.brokenAt ? "bad" : "good", ...points, brokenAt: toIso(points.brokenAt) },
    errors: { health: fresh > 0 ? "attention" : "good", fresh },
    identity: { health: answers ? (unknownCompany ? "attention" : "good") : "bad", isOutside, unknownCompany },
    live: { pages: countHearers(), sessions: facts.sessions },
    versions: { portal: portalVersion, node: process.versions.node },
  };
}

async function readWork(marks: Map<string, Mark>): Promise<Omit<SystemState["work"], "health">> {
  const [jobs, events] = [await countJobs(), await countEvents()];
  const parkedJobs = (await listParkedJobs()).map(({ id, job, failedAt }) => ({
    ...{ id, name: job, title: jobTitle(job), at: failedAt },
  }));
  const parkedEvents = (await listParkedEvents()).map(({ id, listener, parkedAt }) => ({
    ...{ id, name: listener, title: `Событие для «${listener}»`, at: parkedAt ?? now() },
  }));
  return {
    waiting: jobs.waiting + events.waiting,
    late: jobs.late + events.late,
    failed: jobs.parked + events.parked,
    parked: [
      ...parkedJobs.map((one) => ({ kind: "job" as const, ...one, at: one.at.toISOString() })),
      ...parkedEvents.map((one) => ({ kind: "event" as const, ...one, at: one.at.toISOString() })),
    ],
    clock: clockJobs().map((job) =>
      clockJob(job, marks.get(`job:${job.name}`)?.at, marks.get(`job-failed:${job.name}`)?.at, now()),
    ),
  };
}

function mailOf(marks: Map<string, Mark>, own: string): Omit<SystemState["mail"], "health"> {
  const failed = marks.get("mail-failed");
  return {
    isSet: isMailSet(),
    sentAt: toIso(marks.get("mail")),
    failedAt: toIso(failed),
    trouble: (failed?.detail as MailTrouble | undefined) ?? null,
    own,
  };
}

/** Once a company has the name, nobody is refused for it any more. */
async function readUnknownCompany(mark: Mark | undefined): Promise<SystemState["identity"]["unknownCompany"]> {
  if (!mark || (await db().$count(groups, eq(groups.alias, mark.detail)))) return null;
  return { alias: mark.detail, times: mark.times, at: mark.at.toISOString() };
}

async function readStore(): Promise<SystemState["disk"]["store"]> {
  const failure = await tryStore();
  return failure === undefined ? null : storeTroubleOf(failure);
}

function pushOf(marks: Map<string, Mark>, devices: number): SystemState["push"] {
  const failed = marks.get("push-failed");
  return {
    isSet: isPushSet(),
    sentAt: toIso(marks.get("push")),
    failedAt: toIso(failed),
    trouble: (failed?.detail as SystemState["push"]["trouble"] | undefined) ?? null,
    devices,
  };
}

function toIso(moment: Mark | Date | null | undefined): string | null {
  if (!moment) return null;
  return (moment instanceof Date ? moment : moment.at).toISOString();
}
