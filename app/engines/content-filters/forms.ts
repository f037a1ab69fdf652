import { z } from "zod";
import { attemptText, type RuleKind, ruleFields, ruleKind } from "./contract.ts";

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
