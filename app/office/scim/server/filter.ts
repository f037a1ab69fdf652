import { nameOf } from "./names.ts";
import { type ScimType, wrong } from "./problem.ts";

export const operators = ["eq", "ne", "co", "sw", "ew", "gt", "ge", "lt", "le"] as const;
export type Operator = (typeof operators)[number];
export type FilterValue = string | number | boolean | null;

/** A filter as a tree; what stands in brackets is spelled out: `emails[type eq "work"]` is `emails.type eq "work"`. */
export type Filter =
  | { kind: "and" | "or"; parts: Filter[] }
  | { kind: "not"; part: Filter }
  | { kind: "present"; name: string }
  | { kind: "compare"; name: string; operator: Operator; value: FilterValue };

const longest = 2000;
const deepest = 20;
const most = 50;

type Token = { kind: "sign" | "word" | "text"; text: string };

/** Reads a filter (RFC 7644 §3.4.2.2). Refuses what is none, and one that is too long or too deep. */
export function readFilter(text: string): Filter {
  const reader = new FilterReader(text, "invalidFilter");
  const filter = reader.readOr("", 0);
  reader.demandEnd();
  return filter;
}

/** Of the path of a change: `emails[type eq "work"].value` (RFC 7644 §3.5.2). */
export type Path = { name: string; filter?: Filter };

export function readPath(text: string): Path {
  const reader = new FilterReader(text, "invalidPath");
  const path = reader.readPath();
  reader.demandEnd();
  return path;
}

class FilterReader {
  private readonly tokens: Token[];
  private readonly blame: ScimType;
  private at = 0;
  private terms = 0;

  constructor(text: string, blame: ScimType) {
    this.blame = blame;
    this.tokens = text.length > longest ? this.no() : this.split(text);
  }

  readOr(prefix: string, depth: number): Filter {
    return this.readRow("or", () => this.readRow("and", () => this.readTerm(prefix, depth)));
  }

  readPath(): Path {
    const name = this.readName("");
    if (!this.take("[")) return { name };
    const filter = this.readOr(`${name}.`, 0);
    if (!this.take("]")) this.no();
    const sub = this.tokens[this.at]?.kind === "word" ? this.next().text : "";
    if (sub && !/^\.[a-z$][\w$-]*$/i.test(sub)) this.no();
    return { name: name + sub.toLowerCase(), filter };
  }

  demandEnd(): void {
    if (this.at < this.tokens.length) this.no();
  }

  private readRow(word: "and" | "or", read: () => Filter): Filter {
    const parts = [read()];
    while (this.takeWord(word)) parts.push(read());
    return parts.length > 1 ? { kind: word, parts } : parts[0]!;
  }

  private readTerm(prefix: string, depth: number): Filter {
    this.terms += 1;
    if (depth > deepest || this.terms > most) this.no();
    if (this.isWord("not") && this.tokens[this.at + 1]?.text === "(") {
      this.at += 1;
      return { kind: "not", part: this.readTerm(prefix, depth + 1) };
    }
    if (this.take("(")) {
      const inside = this.readOr(prefix, depth + 1);
      return this.take(")") ? inside : this.no();
    }
    const name = this.readName(prefix);
    if (!prefix && this.take("[")) return this.readBrackets(name, depth);
    return this.readComparison(name);
  }

  private readBrackets(name: string, depth: number): Filter {
    const inside = this.readOr(`${name}.`, depth + 1);
    if (!this.take("]")) this.no();
    const sub = this.tokens[this.at]?.kind === "word" && this.tokens[this.at]!.text.startsWith(".");
    if (!sub) return inside;
    const rest = this.readComparison(name + this.next().text.toLowerCase());
    return { kind: "and", parts: [inside, rest] };
  }

  private readComparison(name: string): Filter {
    const operator = this.next().text.toLowerCase();
    if (operator === "pr") return { kind: "present", name };
    if (!(operators as readonly string[]).includes(operator)) this.no();
    return { kind: "compare", name, operator: operator as Operator, value: this.readValue() };
  }

  private readValue(): FilterValue {
    const { kind, text } = this.next();
    if (kind === "sign") this.no();
    try {
      const value: unknown = JSON.parse(kind === "word" ? text.toLowerCase() : text);
      if (typeof value === "string" && value.includes("\0")) this.no();
      return value as FilterValue;
    } catch {
      return this.no();
    }
  }

  private readName(prefix: string): string {
    const { kind, text } = this.next();
    const isName = kind === "word" && /^[a-z$][\w$:.-]*$/i.test(text) && !text.endsWith(".");
    return isName ? nameOf(prefix + text) : this.no();
  }

  private take(sign: string): boolean {
    const token = this.tokens[this.at];
    const isIt = token?.kind === "sign" && token.text === sign;
    if (isIt) this.at += 1;
    return isIt;
  }

  private takeWord(word: string): boolean {
    const isIt = this.isWord(word);
    if (isIt) this.at += 1;
    return isIt;
  }

  private isWord(word: string): boolean {
    const token = this.tokens[this.at];
    return token?.kind === "word" && token.text.toLowerCase() === word;
  }

  private next(): Token {
    return this.tokens[this.at++] ?? this.no();
  }

  private split(text: string): Token[] {
    const tokens: Token[] = [];
    for (let at = 0; at < text.length; ) {
      const sign = text[at]!;
      if (sign === " ") at += 1;
      else if ("()[]".includes(sign)) tokens.push({ kind: "sign", text: text[at++]! });
      else {
        const end = sign === '"' ? this.endOfText(text, at) : endOfWord(text, at);
        tokens.push({ kind: sign === '"' ? "text" : "word", text: text.slice(at, end) });
        at = end;
      }
    }
    return tokens;
  }

  private endOfText(text: string, from: number): number {
    for (let at = from + 1; at < text.length; at++) {
      if (text[at] === "\\") at += 1;
      else if (text[at] === '"') return at + 1;
    }
    return this.no();
  }

  private no(): never {
    const detail = this.blame === "invalidPath" ? "Путь написан с ошибкой" : "Отбор написан с ошибкой";
    return wrong(this.blame, detail);
  }
}

function endOfWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && !' ()[]"'.includes(text[at]!)) at += 1;
  return at;
}
