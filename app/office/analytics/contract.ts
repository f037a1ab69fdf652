import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

/** Consents that must be given before anything is written down: documents of the company. */
export const consents = { visits: "analytics", recording: "session-recording" } as const;

/** The fewest people that a sum is shown for. */
export const fewestPeople = 5;

/** The most events of one batch (specification §9). */
export const batchMost = 10;

/** A page was opened; the portal was installed from the browser, opened installed for the first time, opened installed. */
export const visitKinds = ["page", "web-install", "app-install", "app-open"] as const;
export type VisitKind = (typeof visitKinds)[number];

/** Where the portal was shown: in a browser's tab, in its own window, inside another app (specification §4). */
export const visitViews = ["browser", "installed", "in-app"] as const;
export type VisitView = (typeof visitViews)[number];

/** How many days a sum is of. */
export const spans = ["7", "30", "90"] as const;
export type Span = (typeof spans)[number];

const visit = z.strictObject({
  /** Random: the same event twice is one. */
  id: z.uuid(),
  kind: z.enum(visitKinds),
  /** The path alone; what stands after «?» may be somebody's words. */
  path: z
    .string()
    .max(500)
    .regex(/^\/[^?#]*$/),
  at: z.iso.datetime(),
});
export type Visit = z.input<typeof visit>;

const terms = z.object({
  visits: z.boolean(),
  /** Where the recording of the screen goes, when there is such a place and the person agrees. */
  recording: z.object({ key: z.string(), ingest: z.string() }).nullable(),
});
export type Terms = z.output<typeof terms>;

const sum = z.object({ key: z.string(), title: z.string(), views: z.number(), people: z.number() });
export type Sum = z.output<typeof sum>;

const sums = z.object({
  /** The last day that is summed up; null while there is none. */
  until: z.string().nullable(),
  total: sum.nullable(),
  /** Days of the span with five people or more: how many came that day, in its week and in its month. */
  days: z.array(
    z.object({ day: z.string(), views: z.number(), people: z.number(), week: z.number(), month: z.number() }),
  ),
  pages: z.array(sum),
  publications: z.array(sum.extend({ href: z.string() })),
  /** By department; those of fewer than five people are one, `other`. */
  units: z.array(sum),
  devices: z.array(sum),
  views: z.array(sum),
  installs: z.array(sum),
});
export type Sums = z.output<typeof sums>;

const own = { access: "employee" } as const;
/** The script of every page asks it, a guest's too, and is told «nothing». */
const asked = { access: "signed-in", beforeConsent: true } as const;

export const analyticsContract = {
  terms: operation({ ...asked, method: "GET", path: "/analytics/terms", summary: "Что человек разрешил записывать" })
    .input(z.strictObject({}))
    .output(terms),
  collect: operation({
    ...own,
    method: "POST",
    path: "/analytics/events",
    summary: "Записать посещения",
    limit: { name: "analytics", count: 60, perSeconds: 60 },
  })
    .input(
      z.strictObject({
        /** Names the browser, not its owner. */
        device: z.uuid(),
        installed: z.boolean().default(false),
        events: z.array(visit).min(1).max(batchMost),
      }),
    )
    .output(z.object({ visits: z.boolean() })),
  sums: operation({ method: "GET", path: "/admin/analytics", summary: "Посещения в суммах", access: "admin" })
    .input(z.strictObject({ span: z.enum(spans).default("30") }))
    .output(sums),
};
