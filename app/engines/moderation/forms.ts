import { z } from "zod";
import type { Api } from "#app/areas.ts";
import { problemOf } from "#app/web/catalogue.ts";
import type { Toast } from "#app/web/context.ts";
import { intent } from "#app/web/page.ts";
import {
  appealText,
  attemptText,
  cannedRepliesFields,
  decisionFields,
  mendFields,
  type RuleKind,
  reportFields,
  ruleFields,
  ruleKind,
  rulesFields,
} from "./contract.ts";
import { decisionWords } from "./ui/words.ts";

/** `back` is where the reader came from: they return there. */
export const reportForm = reportFields.extend({ back: z.string().optional() });
export const appealForm = z.object({ text: appealText });
export const mendForm = mendFields;
const late: Record<string, string> = {
  changed: "Автор тем временем изменил свои слова: прочитайте их заново",
  claimed: "Дело уже взял другой модератор",
  closed: "Дело уже решил другой модератор",
  left: "Этот человек уже не работает в компании",
  "last-admin": "Это единственный администратор портала: приостановить его нельзя",
};

/** Decides; tells what a moderator reads when somebody else was quicker. */
export async function decidedLate(decide: () => Promise<unknown>): Promise<Toast | undefined> {
  try {
    await decide();
    return undefined;
  } catch (error) {
    const text = late[problemOf(error)?.detail ?? ""];
    if (!text) throw error;
    return { id: "late", kind: "info", text };
  }
}

/** What is decided by one press. */
export const atOnceForm = decisionFields.pick({ seen: true });
export const decisionForm = decisionFields.omit({ decision: true });

/** What waits for those who lead a place, or the one case that the address names, read whole. */
export async function readPlaceQueue(api: Api, place: string, query: Record<string, string>) {
  const { data: id } = z.uuid().safeParse(query.case);
  if (id) return { items: [], chosen: await api.moderation.placeCase({ place, id }) };
  return { ...(await api.moderation.placeQueue({ place, after: query.after })), chosen: null };
}

const decisions = ["keep", "approve", "reject", "amend", "hide", "delete", "warn"] as const;
const inPlace = decisionFields.pick({ reason: true, message: true, seen: true });

/** What those who lead a place decide of what stands there; afterwards they have the queue before them again. */
export const placeCaseIntents = {
  decide: intent(
    inPlace.extend({ place: z.uuid(), id: z.uuid(), decision: z.enum(decisions) }),
    async ({ api, value, here }) => {
      const late = await decidedLate(() => api.moderation.decideInPlace(value));
      const text = decisionWords[value.decision].done;
      return { to: here(undefined, { case: undefined }), toast: late ?? { id: "decided", kind: "success", text } };
    },
  ),
};

const list = <T extends z.ZodType>(item: T) => z.union([z.array(item), item.transform((one) => [one])]).default([]);

export const rulesForm = rulesFields.extend({
  holds: list(rulesFields.shape.holds.unwrap().element),
});

export const cannedRepliesForm = cannedRepliesFields;

/** What a rule looks for is written into one box: words and sites one a line or with commas, an expression as it is. */
const apart: Record<RuleKind, RegExp> = { words: /[\n,;]+/, links: /[\s,;]+/, expression: /\n+/ };

const fields = ruleFields.extend({
  kind: ruleKind,
  terms: z.string().max(20_000, "Не больше 20 000 знаков").default(""),
  on: z.literal("on").optional(),
});

const termsOf = (kind: RuleKind, text: string) =>
  text
    .split(apart[kind])
    .map((term) => term.trim())
    .filter(Boolean);

export const ruleForm = fields.transform(({ kind, terms, on, ...rule }) => ({
  ...rule,
  kind,
  terms: termsOf(kind, terms),
  on: on === "on",
}));

export const attemptForm = fields
  .pick({ kind: true, terms: true })
  .extend({ text: attemptText })
  .transform(({ kind, terms, text }) => ({ kind, terms: termsOf(kind, terms), text }));
