import { isOutage, sqlState } from "../db/errors.ts";

/** A restore has not succeeded: says at what, and why, in a sentence for people. */
export class NotRestored extends Error {
  constructor(at: string, why: string, cause?: unknown) {
    super(`Восстановить не удалось (${at}): ${why}. Данные портала не тронуты.`, { cause });
    this.name = "NotRestored";
  }
}

/** Does a step of a restore; its failure names the step, the innermost one where steps stand in each other. */
export async function inStep<T>(at: string | (() => string), fn: () => Promise<T>): Promise<T> {
  try {
    return await fn();
  } catch (error) {
    if (error instanceof NotRestored) throw error;
    throw new NotRestored(typeof at === "string" ? at : at(), reasonOf(error), error);
  }
}

function reasonOf(error: unknown): string {
  const state = sqlState(error) ?? "";
  const { code, message } = error as { code?: unknown; message: string };
  if (state === "53200")
    return "серверу базы не хватает памяти или места для замков, поднимите max_locks_per_transaction";
  if (state === "53100" || code === "ENOSPC") return "кончилось место на диске";
  if (state === "42501") return `роли базы не хватает прав: ${message}`;
  if (isOutage(error)) return "база или хранилище перестали отвечать";
  if (/^(22|23|42)/.test(state)) return `архив не подходит этой версии портала: ${message}`;
  return message;
}
