import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

/** What the desk looks after: pictures without words, links that lead nowhere, days of review, rubrics. */
export const checkNames = ["pictures", "links", "reviews", "rubrics"] as const;
export type CheckName = (typeof checkNames)[number];

/** What may be wrong with a link, and with a rubric. */
const linkFaults = ["gone", "deleted", "withdrawn", "archived", "closed", "left"] as const;
export type LinkFault = (typeof linkFaults)[number];
const rubricFaults = ["archived", "nobody", "unnamed"] as const;
export type RubricFault = (typeof rubricFaults)[number];

const found = { key: z.string(), id: z.uuid(), title: z.string() };

const finding = z.discriminatedUnion("check", [
  /** So many of its pictures say nothing to those who do not see them. */
  z.object({ check: z.literal("pictures"), ...found, count: z.number() }),
  z.object({ check: z.literal("links"), ...found, path: z.string(), fault: z.enum(linkFaults) }),
  /** The day of its review, and the one when it goes away by itself. */
  z.object({ check: z.literal("reviews"), ...found, reviewOn: z.string(), goesOn: z.string() }),
  /** So many published articles stand there. */
  z.object({ check: z.literal("rubrics"), ...found, fault: z.enum(rubricFaults), count: z.number() }),
]);
export type Finding = z.output<typeof finding>;

export const deskChecksContract = {
  read: operation({ method: "GET", path: "/desk/checks", summary: "Что поправить редакции", access: "editor" })
    .input(
      z.strictObject({
        check: z.enum(checkNames).default("pictures"),
        after: z.string().max(1200).optional(),
      }),
    )
    .output(
      z.object({
        /** Of each check that this editor may see. */
        counts: z.partialRecord(z.enum(checkNames), z.number()),
        items: z.array(finding),
        next: z.string().optional(),
      }),
    ),
};
