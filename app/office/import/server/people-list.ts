import { parse } from "csv-parse/sync";
import { delimiterOf } from "#platform/tables/table.ts";
import { readHead, readText } from "./decoding.ts";
import { spell } from "./people.ts";
import { BrokenSource } from "./source.ts";

/**
 * Reads who is who: a table of two columns, what the source calls a person (login, e-mail or name) and their alias on
 * the portal; without an alias the person is nobody of ours. For a few hundred lines.
 */
export async function readPeople(path: string): Promise<Map<string, string>> {
  const { text: head, encoding } = await readHead(path);
  let text = "";
  for await (const piece of readText(path, encoding)) text += piece;
  try {
    const rows: string[][] = parse(text, {
      delimiter: delimiterOf(head),
      bom: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
    });
    return new Map(rows.map(([called = "", alias = ""]) => [spell(called), alias.toLowerCase()]));
  } catch (error) {
    throw new BrokenSource(`Список людей не прочитать (${(error as Error).message}).`);
  }
}
