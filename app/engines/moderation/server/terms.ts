import type { RuleKind } from "#app/engines/moderation/contract.ts";
import { refuse } from "#platform/refusal.ts";
import { faultOf } from "./expressions.ts";
import { hostOf, plain } from "./finding.ts";

/** What a rule looks for as it is kept: once each, in order. Refuses beside the field what makes no rule. */
export function kept(kind: RuleKind, terms: string[]): string[] {
  const many = terms.length > 500 ? "Не больше 500 строк" : undefined;
  const fault =
    many ?? (kind === "words" ? faultOfWords(terms) : kind === "links" ? faultOfHosts(terms) : faultOfOne(terms));
  if (fault) refuse("invalid", "terms", { fields: { terms: [fault] } });
  if (kind === "expression") return terms;
  const clean = terms.map((term) => (kind === "words" ? plain(term) : bare(term)));
  return [...new Set(clean)].sort((one, other) => one.localeCompare(other, "ru"));
}

function faultOfWords(terms: string[]): string | undefined {
  if (!terms.length) return "Напишите хотя бы одно слово";
  const wrong = terms.find((term) => term.length > 60 || (term.match(/[\p{L}\d]/gu) ?? []).length < 2);
  return wrong && `«${wrong.slice(0, 60)}»: слово – от двух букв до 60 знаков`;
}

function faultOfHosts(terms: string[]): string | undefined {
  const wrong = terms.find((term) => !/^[^.]+(\.[^.]+)+$/.test(hostOf(bare(term)) ?? ""));
  return wrong && `«${wrong.slice(0, 60)}» не похоже на адрес сайта: напишите, например, example.ru`;
}

function faultOfOne([expression, more]: string[]): string | undefined {
  if (!expression) return "Напишите выражение";
  if (more !== undefined) return "Одно правило – одно выражение";
  return faultOf(expression);
}

/** People paste whole addresses where a site is meant. */
const bare = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/[/?#].*$/, "");
