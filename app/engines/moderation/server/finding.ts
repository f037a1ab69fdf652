import type { ContentFilter, Runs } from "#app/engines/moderation/contract.ts";
import { config } from "#platform/config.ts";
import { compile } from "./expressions.ts";

type Sought = Pick<ContentFilter, "kind" | "terms">;
type Span = { from: number; to: number };

/** Whether a rule finds something in a text; both may be long, so it is not asked where. */
export function finds({ kind, terms }: Sought, text: string): boolean {
  if (kind === "expression") return terms.some((expression) => compile(expression).test(text));
  if (kind === "links") return linkSpans(terms, text).length > 0;
  const said = spoken(text);
  return terms.some((term) => said.includes(spoken(term)));
}

/** A text cut where a rule finds something, for whoever tries the rule. */
export function cutByFinds(rule: Sought, text: string): Runs {
  const runs: Runs = [];
  let at = 0;
  for (const { from, to } of spansOf(rule, text)) {
    if (from < at) continue;
    if (from > at) runs.push({ text: text.slice(at, from), found: false });
    runs.push({ text: text.slice(from, to), found: true });
    at = to;
  }
  if (at < text.length) runs.push({ text: text.slice(at), found: false });
  return runs;
}

function spansOf({ kind, terms }: Sought, text: string): Span[] {
  const spans =
    kind === "words" ? wordSpans(terms, text) : kind === "links" ? linkSpans(terms, text) : described(terms, text);
  return spans.sort((one, other) => one.from - other.from || other.to - one.to);
}

/** Capitals, «ё» and how a letter is put together count for nothing. */
export const plain = (text: string): string => text.normalize("NFC").toLowerCase().replaceAll("ё", "е");

const wordsIn = (text: string) => [...text.matchAll(/[\p{L}\p{M}\d]+/gu)];
/** The words alone, a space before each. */
const spoken = (text: string) =>
  wordsIn(text)
    .map(([word]) => ` ${plain(word)}`)
    .join("");

/** A term is the beginning of a word: «казино» finds «казиношный», and not «показино»; of several words the last may go on. */
function wordSpans(terms: string[], text: string): Span[] {
  const words = wordsIn(text).map((found) => ({ from: found.index, word: plain(found[0]), length: found[0].length }));
  return terms.flatMap((term) => {
    const sought = wordsIn(term).map(([word]) => plain(word));
    const last = sought.length - 1;
    if (last < 0) return [];
    return words.flatMap((first, at) => {
      const matches = sought.every((word, step) => {
        const said = words[at + step]?.word;
        return step === last ? said?.startsWith(word) : said === word;
      });
      const end = words[at + last];
      return matches && end ? [{ from: first.from, to: end.from + end.length }] : [];
    });
  });
}

function described(terms: string[], text: string): Span[] {
  return terms.flatMap((expression) => {
    const matcher = compile(expression).matcher(text);
    const spans: Span[] = [];
    while (matcher.find())
      if (matcher.end() > matcher.start()) spans.push({ from: matcher.start(), to: matcher.end() });
    return spans;
  });
}

const link = /(?:https?:\/\/|(?<![\p{L}\d_.@-])www\.)[^\s<>"'()[\]]+/giu;

/** Links anywhere but to the portal itself, to these hosts and to what is under them. */
function linkSpans(allowed: string[], text: string): Span[] {
  const hosts = [...allowed, new URL(config.publicUrl).hostname].map((host) => hostOf(host) ?? host);
  return [...text.matchAll(link)].flatMap(({ 0: found, index }) => {
    const host = hostOf(found);
    const isAllowed = host !== undefined && hosts.some((one) => host === one || host.endsWith(`.${one}`));
    return isAllowed ? [] : [{ from: index, to: index + found.length }];
  });
}

/** Where a link leads, as a browser reads it; undefined where that is no address. */
export function hostOf(address: string): string | undefined {
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return URL.canParse(whole) ? new URL(whole).hostname.replace(/\.$/, "") : undefined;
}
