import { and, desc, eq, isNull, lt } from "drizzle-orm";
import type { TableView } from "#app/office/people-desk/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { BrokenTable, readTable } from "#platform/tables/table.ts";
import { lockAdministrators } from "./last-admin.ts";
import { keepNumbers, nameIn } from "./ldap-numbers.ts";
import { keepRun } from "./ldap-runs.ts";
import { peopleTables, type TableResult, type TableSource } from "./schema.ts";
import { type Problem, readHead } from "./table-lines.ts";
import { type Plan, planTable } from "./table-plan.ts";
import { writePlan } from "./table-writing.ts";

const most = 20_000;
const shown = 100;
const keptFor = 24 * 3_600_000;

/** Takes a table of people and keeps it until it is applied. Refuses one that cannot be read beside the field. */
export async function takeTable({ accountId, groupId }: Viewer, file: File): Promise<{ id: string }> {
  const rows = await readRows(file);
  if (!rows.length) wrong("Таблица пустая: в файле нет ни одной строки");
  const { missing, twice } = readHead(rows[0] ?? []);
  if (twice)
    wrong(`Столбцы об одном и том же: ${twice.map((title) => `«${title}»`).join(" и ")}. Оставьте один из них`);
  if (missing.length) wrong(`В первой строке нет столбцов: ${missing.join(", ")}`);
  if (rows.length < 2) wrong("В таблице нет ни одного человека");
  if (rows.length > most) wrong("Больше 20 000 строк: разделите таблицу");
  const id = newId();
  await db()
    .insert(peopleTables)
    .values({ id, groupId, authorId: accountId, name: file.name.slice(0, 200), rows });
  return { id };
}

/** What a table would do, or what it has done. Refuses another company's, and one that was thrown away, as not found. */
export async function readPlan(viewer: Viewer, id: string): Promise<TableView> {
  const table = await findTable(viewer, id);
  const { name, source } = table;
  if (table.result) return { id, name, source, ...resultOf(table.result) };
  const rows = table.rows ?? [];
  const { made, changed, left, unchanged, problems, passed, departments, placed } = await planTable(
    viewer,
    rows,
    source,
  );
  const nameOf = ({ lastName, firstName }: (typeof made)[number]["wanted"]) => `${lastName} ${firstName}`;
  const about = ({ line, wanted }: (typeof made)[number]) => ({ line, name: nameOf(wanted), email: wanted.email });
  return {
    id,
    name,
    source,
    applied: false,
    counts: {
      ...{ made: made.length, changed: changed.length, left: left.length, unchanged },
      ...{ problems: problems.length, passed: passed.length },
    },
    made: made.slice(0, shown).map(about),
    changed: changed.slice(0, shown).map((one) => ({ ...about(one), changes: one.changes })),
    left: left.slice(0, shown).map(about),
    problems: toldOf(problems.slice(0, shown), source, rows),
    passed: toldOf(passed.slice(0, shown), source, rows),
    departments: departments.slice(0, shown).map(({ path }) => path),
    placed: [...placed.values()].slice(0, shown),
    unknown: source === "csv" ? readHead(rows[0] ?? []).unknown : [],
  };
}

/** Applies a table once: whoever asks again is told what it has done. Rights that were given here are not touched. */
export async function applyTable(viewer: Viewer, id: string): Promise<{ id: string }> {
  const { result: done, rows, source } = await findTable(viewer, id, true);
  if (done) return { id };
  await lockAdministrators();
  const plan = await planTable(viewer, rows ?? [], source);
  const result = await applyPlan(viewer, plan, { id, source, rows: rows ?? [] });
  await db().update(peopleTables).set({ result, rows: null, appliedAt: now() }).where(eq(peopleTables.id, id));
  return { id };
}

type Applied = { id: string; source: TableSource; rows: string[][] };

/** Does what the plan of a table says, and writes down that it is done. The administrators are held by the caller. */
export async function applyPlan(viewer: Viewer, plan: Plan, { id, source, rows }: Applied): Promise<TableResult> {
  await writePlan(viewer, plan, source);
  const { made, changed, left, unchanged } = plan;
  const problems = toldOf(plan.problems, source, rows);
  const counts = { made: made.length, changed: changed.length, left: left.length, unchanged };
  const passed = toldOf(plan.passed.slice(0, shown), source, rows);
  const result: TableResult = { ...counts, problems: problems.slice(0, shown), passed };
  const { accountId, groupId } = viewer;
  const deed = source === "ldap" ? "people.pulled" : "people.imported";
  const detail = { ...counts, problems: problems.length };
  await recordAudit({ deed, result: "ok", accountId, groupId, objectId: id, detail });
  if (source === "ldap")
    await keepNumbers(groupId, rows, [...plan.problems.filter(({ isDone }) => !isDone), ...plan.passed]);
  if (source === "ldap") await keepRun(groupId, { byHand: accountId !== "", result });
  return result;
}

/** A line of a file is known by its number and its name; what the LDAP server gives has no lines, so its people are named. */
function toldOf<Told extends Problem>(problems: Told[], source: TableSource, rows: string[][]): Told[] {
  if (source === "csv")
    return problems.map((one) => ({ ...one, text: one.name ? `${one.name}: ${one.text}` : one.text }));
  const without = (text: string) => text.replace(/ в строке \d+(?=$|;)/, " у другой записи каталога");
  return problems.map((one) => ({ ...one, text: `${nameIn(rows[one.line - 1] ?? [])}: ${without(one.text)}` }));
}

/** Throws away the tables that nobody has applied within a day: they are full of people. */
export async function sweepTables(): Promise<void> {
  const old = and(isNull(peopleTables.appliedAt), lt(peopleTables.createdAt, new Date(now().getTime() - keptFor)));
  await withTenant("*", () => db().delete(peopleTables).where(old));
}

/** What the LDAP server gave is for administrators, who have asked it. */
async function findTable({ groupId, isAdmin }: Viewer, id: string, held = false) {
  const query = db()
    .select()
    .from(peopleTables)
    .where(
      and(
        eq(peopleTables.id, id),
        eq(peopleTables.groupId, groupId),
        isAdmin ? undefined : eq(peopleTables.source, "csv"),
      ),
    )
    .orderBy(desc(peopleTables.id));
  const [table] = held ? await query.for("update") : await query;
  return table ?? refuse("not-found");
}

function resultOf({ problems, passed = [], ...counts }: TableResult) {
  const none = { made: [], changed: [], left: [], departments: [], placed: [], unknown: [] };
  const all = { ...counts, problems: problems.length, passed: passed.length };
  return { applied: true, counts: all, problems, passed, ...none };
}

async function readRows(file: File): Promise<string[][]> {
  try {
    return readTable(Buffer.from(await file.arrayBuffer()));
  } catch (error) {
    if (error instanceof BrokenTable) wrong(`Строка ${error.line}: кавычка стоит не на месте. Удвойте её или уберите`);
    return wrong("Таблицу не прочитать: сохраните её как CSV");
  }
}

function wrong(text: string): never {
  refuse("invalid", "table", { fields: { file: [text] } });
}
