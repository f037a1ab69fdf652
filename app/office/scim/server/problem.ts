import { Refusal, type RefusalKind } from "#platform/refusal.ts";

/** What RFC 7644 §3.12 calls the reasons of a 400 or a 409. */
export type ScimType =
  | "invalidFilter"
  | "tooMany"
  | "uniqueness"
  | "mutability"
  | "invalidSyntax"
  | "invalidPath"
  | "noTarget"
  | "invalidValue";

/** An expected «no» in the words of SCIM: those who keep the company's directory read them in its log. */
export class ScimProblem extends Error {
  readonly status: number;
  readonly scimType: ScimType | undefined;

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail);
    this.name = "ScimProblem";
    this.status = status;
    this.scimType = scimType;
  }
}

/** Refuses what was asked as wrong, and says in what way. */
export function wrong(scimType: ScimType, detail: string): never {
  throw new ScimProblem(scimType === "uniqueness" ? 409 : 400, detail, scimType);
}

export function missing(): never {
  throw new ScimProblem(404, "Такого здесь нет");
}

const said: Record<RefusalKind, [number, string]> = {
  unauthorized: [401, "Нужен действующий токен"],
  forbidden: [403, "Нельзя"],
  "consent-needed": [403, "Нельзя"],
  "not-found": [404, "Такого здесь нет"],
  conflict: [409, "Это противоречит тому, что есть на портале"],
  "too-large": [413, "Слишком большой запрос: не больше 1 МБ, 50 000 значений и 64 уровней"],
  invalid: [400, "Запрос написан с ошибкой"],
  "too-many": [429, "Слишком часто. Попробуйте позже"],
  unavailable: [503, "Портал ненадолго прилёг. Попробуйте позже"],
};

/** The last administrator of the portal stays, whatever the directory says. */
const details: Record<string, string> = {
  "last-admin": "Это последний администратор портала: сначала назначьте другого",
};

/** A refusal of the portal in SCIM's form; anything else is a bug, and not its matter. */
export function problemOf(error: unknown): ScimProblem | undefined {
  if (error instanceof ScimProblem) return error;
  if (!(error instanceof Refusal)) return undefined;
  const [status, detail] = said[error.kind];
  return new ScimProblem(
    status,
    details[error.detail ?? ""] ?? detail,
    error.kind === "invalid" ? "invalidValue" : undefined,
  );
}

/** RFC 7644 §3.12. */
export function bodyOf({ status, scimType, message }: ScimProblem) {
  return {
    schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"],
    status: String(status),
    ...(scimType && { scimType }),
    detail: message,
  };
}
