import type { JournalEntry } from "../contract.ts";

export const resultWords: Record<JournalEntry["result"], string> = {
  ok: "сделано",
  refused: "отказано",
  failed: "не получилось",
};
