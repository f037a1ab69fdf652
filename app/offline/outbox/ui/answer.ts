import { momentInWords } from "#app/offline/worker/words.ts";

/** What became of a form. `later`: it must be sent again, after so many seconds where the portal has named them. */
export type End =
  | { kind: "done" }
  | { kind: "refused"; reason: string }
  | { kind: "signed-out" }
  | { kind: "later"; isFailure: boolean; wait?: number };

type Redirect = { redirect?: string; status?: number };
type Refusal = { data?: { form?: { error?: Record<string, string[] | null | undefined> } } };

const closed = /^\/not-(allowed|found)/;
const entrance = /^\/(login|\?ended)/;

const reasons: Record<number, string> = {
  403: "Это больше нельзя: доступ закрыт.",
  404: "То, о чём эта форма, удалено или закрыто для вас.",
  409: "Портал уже получил эту форму раньше, или то, о чём она, успели изменить. Проверьте на самой странице.",
  410: "То, о чём эта форма, удалено.",
  413: "Файлы слишком большие.",
};
const otherReason = "Портал не принял эту форму. Откройте её, проверьте и отправьте ещё раз.";

/** Reads Remix's answer to a form that nobody waits for on its page. */
export async function endOf(answer: Response): Promise<End> {
  const { status } = answer;
  if (status === 401) return { kind: "signed-out" };
  const wait = waitOf(answer);
  if (status === 429 && wait > longestWait) return { kind: "refused", reason: tooOften(wait) };
  if (isAway(answer) || status === 429) return { kind: "later", isFailure: false, wait: Math.min(wait, longestWait) };
  if (status >= 500) return { kind: "later", isFailure: true };
  const said = read(await answer.text()) as Redirect & Refusal;
  if (said?.redirect) return endOfRedirect(said.redirect, said.status);
  const errors = Object.values(said?.data?.form?.error ?? {}).flatMap((texts) => texts ?? []);
  return { kind: "refused", reason: errors[0] ?? reasons[status] ?? otherReason };
}

/** Whoever must wait longer is told of it: what was written after it would wait too. */
const longestWait = 5 * 60;

function tooOften(wait: number): string {
  const present = Date.now();
  return `Столько за один раз портал не принимает. Отправьте ещё раз после ${momentInWords(present + wait * 1000, present)}.`;
}

/** `Retry-After` is told in seconds, or as a date. */
function waitOf({ headers }: Response): number {
  const said = headers.get("retry-after") ?? "";
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}

/** The portal's own answers say so; anything else was said by whoever stands before a portal that is away. */
export function isAway({ status, headers }: Response): boolean {
  return status >= 500 && !headers.has("x-remix-response");
}

/** A deed leads on with 303; with 302 the guard leads away before anything is done (app/web/server/guard.ts). */
function endOfRedirect(to: string, status: number | undefined): End {
  if (entrance.test(to)) return { kind: "signed-out" };
  if (status === 303) return { kind: "done" };
  return closed.test(to) ? { kind: "refused", reason: reasons[403]! } : { kind: "later", isFailure: false };
}

/**
 * Reads plain data as turbo-stream writes it: a row of values that name each other by their places. The library itself
 * would come into the first view of every page.
 */
export function read(text: string): unknown {
  let row: unknown[];
  try {
    row = JSON.parse(text.slice(0, `${text}\n`.indexOf("\n")));
  } catch {
    return undefined;
  }
  const valueAt = (place: number): unknown => {
    const value = row[place];
    if (Array.isArray(value)) return value.map((one) => valueAt(one as number));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, at]) => [row[Number(name.slice(1))], valueAt(at as number)]),
    );
  };
  return Array.isArray(row) ? valueAt(0) : undefined;
}
