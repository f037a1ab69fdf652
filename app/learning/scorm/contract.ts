import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

export const scormVersions = ["1.2", "2004"] as const;
export type ScormVersion = (typeof scormVersions)[number];
export const scormDemands = ["reported", "passed", "score", "opened"] as const;
export const scormGradings = ["highest", "average", "last"] as const;

/** When a lesson with a package is passed, and how its tries are counted. */
export const scormRules = z.object({
  demand: z.enum(scormDemands),
  /** What the score must reach in percent, where the score decides. */
  least: z.coerce.number({ error: "Напишите число" }).int().min(0).max(100, "Не больше 100 %"),
  /** Nought is as many as one likes. */
  tries: z.coerce.number({ error: "Напишите число" }).int().min(0).max(50, "Не больше 50 попыток"),
  grading: z.enum(scormGradings),
  /** Whether the passing score that the package itself names is told to it. */
  usesMastery: z.boolean(),
});
export type ScormRules = z.output<typeof scormRules>;

/** A part that opens and reports for itself: a SCO, or a page that reports nothing. */
export const part = z.object({
  id: z.string(),
  title: z.string(),
  /** The file to open, with what its address asks for. */
  path: z.string(),
  query: z.string(),
  isSco: z.boolean(),
  /** The passing score of the manifest: percent in 1.2, a share of one in 2004. */
  mastery: z.string(),
  launchData: z.string(),
  maxTime: z.string(),
  timeLimitAction: z.string(),
});
export type Part = z.output<typeof part>;

export const packageReport = z.object({
  title: z.string(),
  fileName: z.string(),
  version: z.enum(scormVersions),
  versionFrom: z.string(),
  parts: z.array(part.pick({ id: true, title: true, path: true, isSco: true, mastery: true })),
  warnings: z.array(z.string()),
  entries: z.number(),
  bytes: z.number(),
});
export type PackageReport = z.output<typeof packageReport>;

export const scormContract = {
  report: operation({
    method: "GET",
    path: "/admin/learning/packages/{id}",
    summary: "Что в пакете SCORM",
    access: "learning",
  })
    .input(z.strictObject({ id: z.uuid() }))
    .output(packageReport),
};
