import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { widgetArrangements } from "./schema.ts";

/** How a person has arranged the main page. */
export const ownWidgets: OwnPart[] = [
  {
    name: "widgets",
    title: "Порядок виджетов",
    by: [widgetArrangements.accountId],
    after: "gone",
    head: { changed: "Изменён", shown: "Показаны", hidden: "Убраны" },
    rows: (me) => sql`select account_id as key, ${iso("changed_at")} as changed, shown, hidden
      from widget_arrangements where account_id = ${me}`,
  },
];
