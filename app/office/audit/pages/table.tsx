import { csv } from "#app/web/csv.ts";
import { load } from "#app/web/page.ts";
import type { JournalEntry } from "../contract.ts";
import { readJournalFilter } from "../forms.ts";
import { resultWords } from "../ui/result-words.ts";

const head = ["Когда (UTC)", "Кто", "Что", "С кем", "Предмет", "Итог", "Подробности", "Откуда"];
/** Longer journals are taken by their days. */
const most = 20_000;

/** The journal as a table for other programs: what the filter shows. */
export const loader = load(async ({ api, query: { after: _, ...address } }) => {
  const filter = readJournalFilter(address);
  const rows: string[][] = [];
  let after: string | undefined;
  do {
    const { items, next } = await api.audit.list({ ...filter, many: "yes", after });
    rows.push(...items.map(cellsOf));
    after = next;
  } while (after && rows.length < most);
  return csv("журнал.csv", head, rows);
});

function cellsOf({ at, who, title, whom, object, result, detail, address }: JournalEntry): string[] {
  return [at, who?.name ?? "", title, whom?.name ?? "", object ?? "", resultWords[result], detail, address];
}
