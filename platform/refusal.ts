export type RefusalKind =
  | "unauthorized"
  | "forbidden"
  | "consent-needed"
  | "not-found"
  | "conflict"
  | "too-large"
  | "invalid"
  | "too-many"
  | "unavailable";

/** Several people are called as somebody has written: out of whom one chooses. */
export type Which = { asked: string; people: { id: string; name: string; about: string; photo: string | null }[] };

type More = {
  fields?: Record<string, string[]>;
  which?: Record<string, Which[]> | undefined;
  retryAfter?: number;
  cause?: unknown;
};

/** An expected «no»: it becomes a status and the text of the specification's error catalogue (§8), never a bug report. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly detail: string | undefined;
  readonly fields: Record<string, string[]> | undefined;
  readonly which: Record<string, Which[]> | undefined;
  readonly retryAfter: number | undefined;

  constructor(kind: RefusalKind, detail?: string, more: More = {}) {
    super(detail ? `${kind}: ${detail}` : kind, { cause: more.cause });
    this.name = "Refusal";
    this.kind = kind;
    this.detail = detail;
    this.fields = more.fields;
    this.which = more.which;
    this.retryAfter = more.retryAfter;
  }
}

/** Refuses the deed: throws, so that its transaction is rolled back. `fields` are Russian messages by field name, `which` asks whom a name there means. */
export function refuse(kind: RefusalKind, detail?: string, more?: More): never {
  throw new Refusal(kind, detail, more);
}

/** Refuses the deed for what stands in one field, in Russian words beside it. */
export const refuseAt = (field: string, text: string): never =>
  refuse("invalid", field, { fields: { [field]: [text] } });
