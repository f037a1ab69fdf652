import { type SQL, sql } from "drizzle-orm";
import type { OpenQuestionnaire, QuestionnaireKind } from "#app/engines/questionnaires/contract.ts";
import { hasAnswered, isOpen, isOut, questionnaires } from "#app/engines/questionnaires/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { type Part, part } from "#platform/db/index.ts";
import { addressOf } from "./search-source.ts";

const shown = 5;

type Row = { id: string; kind: QuestionnaireKind; title: string };

/** What is asked of a person now and not answered yet: what ends first stands first. */
export function openForMe(viewer: Viewer): Part<OpenQuestionnaire[]> {
  const conditions = [isOut(viewer), isOpen(), sql`not ${hasAnswered(viewer)}`] as SQL[];
  return part<Row, OpenQuestionnaire[]>(
    sql`select id, kind, title from ${questionnaires} where ${sql.join(conditions, sql` and `)}
      order by closes_at nulls last, published_at desc, id limit ${shown}`,
    (rows) => rows.map(({ id, kind, title }) => ({ href: addressOf(kind, id), title })),
  );
}
