import { ORPCError, ValidationError } from "@orpc/contract";
import { z } from "zod";
import { isOutage, sqlState } from "#platform/db/index.ts";
import { log } from "#platform/log.ts";
import { Refusal, type RefusalKind } from "#platform/refusal.ts";
import { fullPart } from "#platform/room.ts";

/** Several people of one name, out of whom one is to be chosen. */
const which = z.object({
  asked: z.string(),
  people: z.array(z.object({ id: z.string(), name: z.string(), about: z.string(), photo: z.string().nullable() })),
});

/**
 * What every refusal carries: problems beside their fields and how many more there are, whom a name there may mean, seconds to
 * wait, or the name of what was in the way.
 */
const refusalData = z
  .object({
    fields: z.record(z.string(), z.array(z.string())).optional(),
    which: z.record(z.string(), z.array(which)).optional(),
    more: z.number().optional(),
    retryAfter: z.number().optional(),
    detail: z.string().optional(),
  })
  .optional();

type Told = { status: number; message: string; data: typeof refusalData };

const line = <Code extends string>(code: Code, status: number, message: string) => ({ code, status, message });

/** Each expected «no»: its name in an answer, its status and the words for people (specification §8). */
const refusals = {
  unauthorized: line("UNAUTHORIZED", 401, "Нужно войти"),
  forbidden: line("FORBIDDEN", 403, "Доступ к данному ресурсу запрещен."),
  "consent-needed": line("CONSENT_NEEDED", 403, "Сначала нужно дать согласие на обработку персональных данных"),
  "not-found": line("NOT_FOUND", 404, "К сожалению запрашиваемая информация не найдена."),
  conflict: line("CONFLICT", 409, "Запрос не может быть выполнен из-за конфликтного обращения к ресурсу"),
  "too-large": line("TOO_LARGE", 413, "Файл слишком большой"),
  invalid: line("INVALID", 422, "Проверьте заполнение полей"),
  "too-many": line(
    "TOO_MANY",
    429,
    "Превышено допустимое количество попыток. Пожалуйста, повторите Ваше действие позднее.",
  ),
  unavailable: line("UNAVAILABLE", 503, "Сервис временно недоступен"),
} as const satisfies Record<RefusalKind, ReturnType<typeof line>>;

/** The words for a refusal by its status. */
export const refusalWords: Record<string, string> = Object.fromEntries(
  // Two of them are 403: the one that may meet every operation speaks for both.
  Object.values(refusals)
    .reverse()
    .map(({ status, message }) => [status, message]),
);

/** The same in the words of a contract, for the operations that may refuse so. */
export function errorsOf(kinds: RefusalKind[]): Record<string, Told> {
  return Object.fromEntries(
    kinds.map((kind) => [
      refusals[kind].code,
      { status: refusals[kind].status, message: refusals[kind].message, data: refusalData },
    ]),
  );
}

/** A refusal, or an input that does not fit its contract, as the API's clients meet it; a bug stays what it is. */
export function asApiError(problem: unknown): unknown {
  if (problem instanceof Refusal) {
    const { fields, which, detail, retryAfter } = problem;
    return apiError(problem.kind, { fields, which, detail, retryAfter }, problem);
  }
  if (problem instanceof ORPCError && problem.cause instanceof ValidationError && problem.status === 400) {
    return apiError("invalid", fieldsOf(problem.cause), problem);
  }
  if (!(problem instanceof ORPCError) && fullPart(problem))
    return apiError("unavailable", { detail: "no-room" }, problem);
  if (!(problem instanceof ORPCError) && isOutage(problem))
    return apiError("unavailable", { detail: "database" }, problem);
  if (unstorable.has(sqlState(problem) ?? "")) {
    log.warn("An input could not be stored", { error: problem });
    return apiError("invalid", {}, problem);
  }
  return problem;
}

/** A value that no column can hold (a NUL, half a surrogate pair, a number beyond its type, a moment in no zone): whoever sent it is to mend it. */
const unstorable = new Set(["22003", "22007", "22008", "22009", "22021", "22023", "22P02", "22P05"]);

function apiError(kind: RefusalKind, data: z.output<typeof refusalData>, cause: unknown) {
  const { code, status, message } = refusals[kind];
  return new ORPCError(code, { status, message, data, cause });
}

type Issue = ValidationError["issues"][number] & { keys?: string[] };

/** An answer is not as long as the mistakes: so many of them are named, and a name is so long. */
const most = { mistakes: 40, name: 200 };

/** Messages by field, as many as a person reads, and how many mistakes more there are; what the contract does not know is named too. */
function fieldsOf({ issues }: ValidationError): { fields: Record<string, string[]>; more?: number } {
  // A map, because a hostile name may be «__proto__».
  const fields = new Map<string, string[]>();
  let count = 0;
  for (const { path = [], message, keys } of issues as Issue[]) {
    const room = Math.max(0, most.mistakes - count);
    count += keys?.length ?? 1;
    const steps = path.map((step) => String(typeof step === "object" ? step.key : step));
    for (const key of (keys ?? [undefined]).slice(0, room)) {
      const name = [...steps, ...(key ? [key] : [])].join(".").slice(0, most.name);
      fields.set(name, [...(fields.get(name) ?? []), message]);
    }
  }
  const more = count > most.mistakes ? { more: count - most.mistakes } : {};
  return { fields: Object.fromEntries(fields), ...more };
}
