import { and, eq, gte, inArray, lte, max, or, sql } from "drizzle-orm";
import { isVisible, namesOf, publications, urlOf, withNames } from "#app/engines/content/server/index.ts";
import type { Span, Sum, Sums } from "#app/office/analytics/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { departments } from "#platform/people/schema.ts";
import { analyticsSums } from "./schema.ts";

const shown = 20;
const dayLength = 86_400_000;

type Row = Omit<typeof analyticsSums.$inferSelect, "groupId"> & { unit: string | null };

/** What an administrator's company opens, in sums of so many days; whatever is of fewer than five people is not there. */
export async function readSums(viewer: Viewer, span: Span): Promise<Sums> {
  const isOurs = eq(analyticsSums.groupId, viewer.groupId);
  const [last] = await db()
    .select({ day: max(analyticsSums.day) })
    .from(analyticsSums)
    .where(isOurs);
  const until = last?.day ?? null;
  const rows = until ? await readRows(viewer, until, Number(span)) : [];
  const of = (what: string) =>
    rows
      .filter((row) => row.what === what && row.span === Number(span) && row.day === until)
      .sort((a, b) => b.views - a.views);
  const [total] = of("all");
  return {
    until,
    total: total ? toSum(total) : null,
    days: daysOf(rows),
    pages: of("page").slice(0, shown).map(toSum),
    publications: await called(viewer, of("publication").slice(0, shown)),
    units: unitsOf(of("unit")),
    devices: of("device").map(toSum),
    views: of("view").map(toSum),
    installs: of("goal").map(toSum),
  };
}

function readRows(viewer: Viewer, until: string, span: number): Promise<Row[]> {
  const { groupId, day, what, key, views, people } = analyticsSums;
  const since = new Date(Date.parse(until) - (span - 1) * dayLength).toISOString().slice(0, 10);
  const isOfDays = and(eq(what, "all"), inArray(analyticsSums.span, [1, 7, 30]), gte(day, since));
  const isOfSpan = and(eq(analyticsSums.span, span), eq(day, until));
  return db()
    .select({ day, span: analyticsSums.span, what, key, views, people, unit: departments.name })
    .from(analyticsSums)
    .leftJoin(departments, and(eq(what, "unit"), sql`${key} = ${departments.id}::text`))
    .where(and(eq(groupId, viewer.groupId), lte(day, until), or(isOfDays, isOfSpan)))
    .orderBy(day);
}

/** The largest first, all the small ones last. */
function unitsOf(rows: Row[]): Sum[] {
  const isOther = ({ key }: Row) => Number(key === "other");
  return rows
    .sort((a, b) => isOther(a) - isOther(b) || b.people - a.people || b.views - a.views)
    .map((row) => ({ ...toSum(row), title: row.unit ?? "Подразделение, которого больше нет" }));
}

function daysOf(rows: Row[]): Sums["days"] {
  const sums = new Map(rows.filter(({ what }) => what === "all").map((row) => [`${row.span} ${row.day}`, row]));
  return [...sums.values()]
    .filter(({ span }) => span === 1)
    .map(({ day, views, people }) => ({
      ...{ day, views, people },
      week: sums.get(`7 ${day}`)?.people ?? people,
      month: sums.get(`30 ${day}`)?.people ?? people,
    }));
}

/** Only what the administrator may open: a title shown to a few does not come out by being read. */
async function called(viewer: Viewer, rows: Row[]): Promise<Sums["publications"]> {
  if (!rows.length) return [];
  const { id, title, excerpt, kind, mentions } = publications;
  const known = await db()
    .select({ id, title, excerpt, kind, names: namesOf(mentions, viewer) })
    .from(publications)
    .where(
      and(
        inArray(
          id,
          rows.map(({ key }) => key),
        ),
        isVisible(viewer),
      ),
    );
  return rows.flatMap((row) => {
    const one = known.find((publication) => publication.id === row.key);
    if (!one) return [];
    return [{ ...toSum(row), title: one.title || withNames(one.excerpt, one.names), href: urlOf(one.kind, row.key) }];
  });
}

function toSum({ key, views, people }: Row): Sum {
  return { key, title: key, views, people };
}
