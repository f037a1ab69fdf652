import { z } from "zod";
import { operation } from "#platform/api/operation.ts";
import { errorKinds } from "#platform/error-groups/kinds.ts";
import { storeTroubles } from "#platform/files/store-troubles.ts";

/** Well; somebody should look one day; something does not work. */
const health = z.enum(["good", "attention", "bad"]);
export type Health = z.output<typeof health>;

const moment = z.string().nullable();

/** A piece of work that has failed as often as it may: a job, or an event whose listener fails. */
const parked = z.object({
  kind: z.enum(["job", "event"]),
  id: z.uuid(),
  name: z.string(),
  title: z.string(),
  at: z.string(),
});
export type ParkedWork = z.output<typeof parked>;

const clockJob = z.object({
  name: z.string(),
  title: z.string(),
  every: z.enum(["minute", "often", "hour", "day"]),
  doneAt: moment,
  /** When it failed, unless it has been done since. */
  failedAt: moment,
  isLate: z.boolean(),
});
export type ClockJob = z.output<typeof clockJob>;

const state = z.object({
  database: z.object({
    health,
    /** It has refused to keep anything for want of room, and has not kept anything since. */
    isFull: z.boolean(),
    version: z.string(),
    bytes: z.number(),
    connections: z.number(),
    connectionsAtMost: z.number(),
    migrations: z.number(),
    migratedAt: moment,
  }),
  work: z.object({
    health,
    waiting: z.number(),
    late: z.number(),
    failed: z.number(),
    /** The latest of those that failed. */
    parked: z.array(parked),
    clock: z.array(clockJob),
  }),
  disk: z.object({
    health,
    isFull: z.boolean(),
    free: z.number(),
    total: z.number(),
    files: z.number(),
    fileBytes: z.number(),
    inBucket: z.boolean(),
    /** What is wrong with the store of files, if it is one outside. */
    store: z.enum(storeTroubles).nullable(),
  }),
  mail: z.object({
    health,
    isSet: z.boolean(),
    sentAt: moment,
    failedAt: moment,
    trouble: z.enum(["mailbox", "letter", "later", "server"]).nullable(),
    /** Where a letter to oneself would go. */
    own: z.string(),
  }),
  /** Notices on devices, by push services of browsers' makers. */
  push: z.object({
    isSet: z.boolean(),
    sentAt: moment,
    failedAt: moment,
    trouble: z.enum(["later", "refused", "large"]).nullable(),
    devices: z.number(),
  }),
  backup: z.object({ health, at: moment, bytes: z.number() }),
  /** Points: how many movements there are, and since when a company's sums do not agree. */
  ledger: z.object({ health, transactions: z.number(), brokenAt: moment }),
  /** Mistakes of the last day that nobody has dealt with. */
  errors: z.object({ health, fresh: z.number() }),
  identity: z.object({
    health,
    isOutside: z.boolean(),
    /** Sign-ins that were refused because their tokens name a company that is not there still. */
    unknownCompany: z.object({ alias: z.string(), times: z.number(), at: z.string() }).nullable(),
  }),
  live: z.object({ pages: z.number(), sessions: z.number() }),
  versions: z.object({ portal: z.string(), node: z.string() }),
});
export type SystemState = z.output<typeof state>;

const errorGroup = z.object({
  id: z.string(),
  kind: z.enum(errorKinds),
  /** The route, the piece of work or the listener; empty where none is known. */
  place: z.string(),
  name: z.string(),
  message: z.string(),
  line: z.string(),
  times: z.number(),
  /** What people were shown, the latest first. */
  codes: z.array(z.string()),
  firstAt: z.string(),
  lastAt: z.string(),
  isSettled: z.boolean(),
});
export type ErrorGroup = z.output<typeof errorGroup>;

const errorId = z.string().regex(/^[0-9a-f]{32}$/);

const access = "admin";

export const systemStateContract = {
  state: operation({ method: "GET", path: "/admin/state", summary: "Состояние портала", access })
    .input(z.strictObject({}))
    .output(state),
  sendLetter: operation({
    method: "POST",
    path: "/admin/state/letter",
    summary: "Послать письмо себе",
    access,
    limit: { name: "state-letter", count: 20, perSeconds: 3600 },
  })
    .input(z.strictObject({}))
    .output(z.object({ to: z.string(), isSent: z.boolean() })),
  retry: operation({
    method: "POST",
    path: "/admin/state/{kind}/{id}/retry",
    summary: "Повторить работу, которая не удалась",
    access,
  })
    .input(z.strictObject({ kind: parked.shape.kind, id: parked.shape.id }))
    .output(z.object({ id: z.uuid() })),
  errors: operation({ method: "GET", path: "/admin/errors", summary: "Ошибки портала, одинаковые вместе", access })
    .input(
      z.strictObject({
        all: z.enum(["yes"]).optional(),
        code: z.string().trim().max(20).optional(),
        after: z.string().max(200).optional(),
      }),
    )
    .output(z.object({ items: z.array(errorGroup), next: z.string().optional() })),
  settle: operation({
    method: "POST",
    path: "/admin/errors/{id}/settle",
    summary: "Отметить, что с ошибкой разобрались",
    access,
  })
    .input(z.strictObject({ id: errorId }))
    .output(z.object({ id: z.string() })),
  note: operation({
    method: "POST",
    path: "/errors",
    summary: "Сообщить об ошибке в браузере",
    access: "signed-in",
    beforeConsent: true,
    limit: { name: "browser-errors", count: 20, perSeconds: 60 },
  })
    .input(
      z.strictObject({
        /** The page's route. */
        module: z.string().max(200),
        type: z.string().max(100),
        message: z.string().max(1000),
        stack: z.string().max(8000),
      }),
    )
    .output(z.object({ taken: z.boolean() })),
};
