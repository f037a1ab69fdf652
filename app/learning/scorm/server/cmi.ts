import { z } from "zod";
import type { Part, ScormRules, ScormVersion } from "../contract.ts";

/** What a part has told of itself, the same for both versions. */
export type Facts = { isCompleted: boolean; isPassed: boolean | null; score: number | null; seconds: number | null };

type Tree = Record<string, unknown>;

const tree = (value: unknown): Tree =>
  value && typeof value === "object" && !Array.isArray(value) ? (value as Tree) : {};
const said = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
const number = (value: unknown): number | null => {
  const text = said(value).trim();
  return text && Number.isFinite(Number(text)) ? Number(text) : null;
};

/** The data of a part as it has been sent: a tree of words, not endless, of signs that a database keeps. */
export const cmiRule = z.record(z.string(), z.unknown()).transform((cmi) => cleanTree(cmi, 0) as Tree);

const deepest = 8;

function cleanTree(value: unknown, depth: number): unknown {
  if (typeof value === "string") return clean(value);
  if (!value || typeof value !== "object") return value;
  if (depth > deepest) return null;
  if (Array.isArray(value)) return value.map((one) => cleanTree(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [clean(name), cleanTree(one, depth + 1)]));
}

/** Without the sign of code nought and without halves of signs: a part may cut its words anywhere. */
const clean = (text: string) => text.toWellFormed().replaceAll("\u0000", "");

/** Reads what a part has told. */
export function factsOf(version: ScormVersion, cmi: Tree): Facts {
  return version === "1.2" ? factsOf12(tree(cmi.core)) : factsOf2004(cmi);
}

function factsOf12(core: Tree): Facts {
  const status = said(core.lesson_status);
  return {
    isCompleted: status === "completed" || status === "passed" || status === "failed",
    isPassed: status === "passed" ? true : status === "failed" ? false : null,
    score: percentOf(tree(core.score)),
    seconds: secondsOf(said(core.session_time)),
  };
}

function factsOf2004(cmi: Tree): Facts {
  const success = said(cmi.success_status);
  const score = tree(cmi.score);
  const scaled = number(score.scaled);
  return {
    isCompleted: said(cmi.completion_status) === "completed" || success === "passed",
    isPassed: success === "passed" ? true : success === "failed" ? false : null,
    score: scaled === null ? percentOf(score) : percent(scaled * 100),
    seconds: secondsOf(said(cmi.session_time)),
  };
}

/** What the passing score of a part makes of the score that it ends with; without either, what the part has told stands. */
export function judged(version: ScormVersion, cmi: Tree, facts: Facts, mastery: string): Facts {
  const is12 = version === "1.2";
  const [least, score] = [number(mastery), number(is12 ? tree(tree(cmi.core).score).raw : tree(cmi.score).scaled)];
  if (least === null || score === null) return facts;
  const isPassed = score >= least;
  return { ...facts, isPassed, isCompleted: facts.isCompleted || is12 || isPassed };
}

/** What a part may keep for itself: more than the letter of 1.2 allows, for real courses keep more. */
const longestKept = 64_000;

/** Whether a part wants to keep more than it may. */
export const isTooLong = ({ suspend_data }: Tree): boolean => said(suspend_data).length > longestKept;

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** A raw score on the scale of the part, of a hundred where it names none. */
function percentOf(score: Tree): number | null {
  const [raw, min, max] = [number(score.raw), number(score.min) ?? 0, number(score.max) ?? 100];
  if (raw === null) return null;
  return percent(max > min ? ((raw - min) / (max - min)) * 100 : raw);
}

const longest = 24 * 3600;

/** Seconds of a time as packages write it, «00:10:30.5» or «PT10M30.5S»; null where it is none. A day at the most. */
export function secondsOf(time: string): number | null {
  const clock = /^(\d{1,4}):(\d{1,2}):(\d{1,2}(?:\.\d{1,2})?)$/.exec(time);
  const period = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d{1,2})?)S)?)?$/.exec(time);
  if (!clock && (!period || time.length < 3)) return null;
  const [days, hours, minutes, seconds] = clock
    ? [0, ...clock.slice(1).map(Number)]
    : period!.slice(1).map((one) => Number(one ?? 0));
  return Math.min(longest, Math.round(days! * 86_400 + hours! * 3600 + minutes! * 60 + seconds!));
}

const two = (value: number) => String(value).padStart(2, "0");
const clockOf = (seconds: number) =>
  `${String(Math.floor(seconds / 3600)).padStart(4, "0")}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;

export type Opening = {
  version: ScormVersion;
  part: Part;
  rules: ScormRules;
  person: { id: string; name: string };
  /** What the part has kept, and how long it has been open in all. */
  kept: { cmi: Tree; seconds: number } | undefined;
  isReview: boolean;
};

/** What a part finds when it is opened: what it has kept, who learns, whether it counts. */
export function cmiFor({ version, part, rules, person, kept, isReview }: Opening): Tree {
  const { cmi = {}, seconds = 0 } = kept ?? {};
  const mastery = rules.usesMastery ? part.mastery : "";
  return version === "1.2"
    ? cmi12({ cmi, seconds, part, mastery, person, isReview })
    : cmi2004({ cmi, seconds, part, mastery, person, isReview });
}

type Filling = {
  cmi: Tree;
  seconds: number;
  part: Part;
  mastery: string;
  person: Opening["person"];
  isReview: boolean;
};

function cmi12({ cmi, seconds, part, mastery, person, isReview }: Filling): Tree {
  const { session_time: _, exit: __, ...core } = tree(cmi.core);
  const isNew = !Object.keys(cmi).length;
  return {
    ...cmi,
    core: {
      ...core,
      ...{ student_id: person.id, student_name: person.name, total_time: clockOf(seconds) },
      ...{ entry: isNew ? "ab-initio" : "resume", lesson_mode: isReview ? "review" : "normal" },
      credit: isReview ? "no-credit" : "credit",
    },
    launch_data: part.launchData,
    student_data: { mastery_score: mastery, max_time_allowed: part.maxTime, time_limit_action: part.timeLimitAction },
  };
}

function cmi2004({ cmi, seconds, part, mastery, person, isReview }: Filling): Tree {
  const { session_time: _, exit: __, ...own } = cmi;
  const isNew = !Object.keys(cmi).length;
  return {
    ...own,
    ...{ learner_id: person.id, learner_name: person.name, total_time: `PT${seconds}S` },
    ...{ entry: isNew ? "ab-initio" : "resume", mode: isReview ? "review" : "normal" },
    ...{ credit: isReview ? "no-credit" : "credit", launch_data: part.launchData, scaled_passing_score: mastery },
    ...(part.timeLimitAction && { time_limit_action: part.timeLimitAction }),
    max_time_allowed: part.maxTime,
  };
}
