import { sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { administrators } from "./last-admin.ts";
import { followNumbers, renamedIn, withoutMail } from "./ldap-numbers.ts";
import type { TableSource } from "./schema.ts";
import { isOutOfReach } from "./standing.ts";
import { type Passed, type Problem, readLines, type TableLine } from "./table-lines.ts";
import { breakRings, findManagers } from "./table-rings.ts";
import { type NewDepartment, openTree } from "./table-tree.ts";

const written = [
  "lastName",
  "firstName",
  "patronymic",
  "phone",
  "position",
  "location",
  "birthDate",
  "hiredOn",
] as const;
type Written = (typeof written)[number];

/** An account as the table wants it to be. */
export type Wanted = { id: string; email: string; departmentId: string | null; managerId: string | null } & Record<
  Written,
  string | null
>;
export type Known = Wanted & { groupId: string; leftAt: Date | null };
export type Change = { field: Written | "email" | "department" | "manager"; before: string; after: string };
type About = { line: number; wanted: Wanted };

/** What a table would do to the company now. Twice the same table: the second time nothing. */
export type Plan = {
  made: About[];
  changed: (About & { changes: Change[] })[];
  left: About[];
  unchanged: number;
  problems: Problem[];
  passed: Passed[];
  departments: NewDepartment[];
  /** Departments that were known by their names alone, in words. */
  placed: Map<string, string>;
};

/**
 * Compares a table with the company: seven statements, however long it is. What the LDAP server gives is also known by its
 * numbers, which tell who has a new mailbox.
 */
export async function planTable(viewer: Viewer, rows: string[][], source: TableSource = "csv"): Promise<Plan> {
  const { lines: read, problems: found } = readLines(rows);
  const { problems, passed } = source === "ldap" ? withoutMail(rows, found) : { problems: found, passed: [] };
  const renamed = source === "ldap" ? renamedIn(rows) : new Map<string, string>();
  const known = await findKnown(read, renamed);
  const lines =
    source === "ldap" ? followNumbers(read, known, { groupId: viewer.groupId, renamed, problems, passed }) : read;
  const isOurs = ({ email }: TableLine) => (known.get(email)?.groupId ?? viewer.groupId) === viewer.groupId;
  for (const one of lines.filter((each) => !isOurs(each)))
    problems.push({ line: one.line, name: calledBy(one), text: "Эта почта занята человеком другой компании" });
  const settled = settleManagers(lines.filter(isOurs), known, viewer.groupId, problems);
  const { idOf } = settled;
  const good = breakRings(settled.lines, idOf, await findManagers(viewer), problems);
  const tree = await openTree(viewer);
  const plan: Plan = {
    ...{ made: [], changed: [], left: [], unchanged: 0, problems, passed },
    ...{ departments: tree.fresh, placed: tree.placed },
  };
  const placeOf = (line: TableLine, had: string | null) => {
    if (!line.department) return had;
    const found = tree.find(line.department, line.isFromTop);
    if (typeof found === "string") return found;
    const ways = found.several.map((one) => `«${one}»`).join(", ");
    const text = `Подразделений «${line.department[0]}» несколько: ${ways}. Напишите путь целиком; подразделение пропущено`;
    plan.problems.push({ line: line.line, name: calledBy(line), text, isDone: true });
    return had;
  };
  for (const line of good) {
    const before = known.get(line.email);
    const isLeft = before ? before.leftAt !== null : line.isGone;
    if (line.isGone && !isLeft) plan.left.push({ line: line.line, wanted: before! });
    else if (line.isGone) plan.unchanged += 1;
    else
      compare(plan, line, before, {
        id: idOf(line.email)!,
        departmentId: placeOf(line, before?.departmentId ?? null),
        managerId: line.manager ? idOf(line.manager)! : (before?.managerId ?? null),
      });
  }
  await keepAdministrators(viewer, plan);
  plan.problems.sort((a, b) => a.line - b.line);
  return plan;
}

function compare(
  plan: Plan,
  line: TableLine,
  before: Known | undefined,
  places: Pick<Wanted, "id" | "departmentId" | "managerId">,
) {
  const values = Object.fromEntries(written.map((name) => [name, line[name] ?? before?.[name] ?? null]));
  const wanted = { email: line.email, ...places, ...values } as Wanted;
  if (!before) {
    plan.made.push({ line: line.line, wanted });
    return;
  }
  const changes: Change[] = written
    .filter((name) => wanted[name] !== before[name])
    .map((field) => ({ field, before: before[field] ?? "", after: wanted[field] ?? "" }));
  if (wanted.email !== before.email) changes.push({ field: "email", before: before.email, after: wanted.email });
  if (wanted.departmentId !== before.departmentId)
    changes.push({ field: "department", before: "", after: (line.department ?? []).join(" / ") });
  if (wanted.managerId !== before.managerId) changes.push({ field: "manager", before: "", after: line.manager ?? "" });
  if (changes.length) plan.changed.push({ line: line.line, wanted, changes });
  else plan.unchanged += 1;
}

/** Mailboxes are one in the whole portal; of other companies it only says that they are taken. */
async function findKnown(lines: TableLine[], renamed: Map<string, string>): Promise<Map<string, Known>> {
  const named = lines.flatMap(({ email, manager }) => (manager ? [email, manager] : [email]));
  const mails = [...new Set([...named, ...renamed.values()])];
  if (!mails.length) return new Map();
  const email = sql<string>`lower(${accounts.email})`;
  const rows = await withTenant("*", () =>
    db()
      .select({
        id: accounts.id,
        groupId: accounts.groupId,
        email,
        leftAt: accounts.leftAt,
        departmentId: accounts.departmentId,
        managerId: accounts.managerId,
        ...Object.fromEntries(written.map((name) => [name, accounts[name]])),
      })
      .from(accounts)
      .where(sql`${email} = any(${sql.param(mails)}::text[])`),
  );
  return new Map((rows as unknown as Known[]).map((row) => [row.email, row]));
}

/** A manager is somebody of the company or of the table; a line whose manager is nobody is done without one. */
function settleManagers(lines: TableLine[], known: Map<string, Known>, groupId: string, problems: Problem[]) {
  const ids = new Map<string, string>();
  for (const { email, isGone } of lines)
    if (!isGone || known.has(email)) ids.set(email, known.get(email)?.id ?? newId());
  const idOf = (mail: string) =>
    ids.get(mail) ?? (known.get(mail)?.groupId === groupId ? known.get(mail)!.id : undefined);
  const settled = lines.map((one) => {
    const { manager, line, isGone } = one;
    if (!manager || isGone || idOf(manager)) return one;
    const text = `Руководителя с почтой ${manager.slice(0, 100)} в компании нет: пропущен`;
    problems.push({ line, name: calledBy(one), text, isDone: true });
    return { ...one, manager: undefined };
  });
  return { lines: settled, idOf };
}

const calledBy = ({ lastName, firstName }: TableLine) => `${lastName} ${firstName}`;

/** Nobody marks themselves as left by a table, nor all who administer the portal; these are changed by each other alone. */
async function keepAdministrators(viewer: Viewer, plan: Plan): Promise<void> {
  if (!plan.left.length && !plan.changed.length) return;
  const admins = await administrators();
  const isBeyond = (id: string) => admins.includes(id) && isOutOfReach(viewer, "admin");
  plan.changed = plan.changed.filter(({ line, wanted }) => {
    if (!isBeyond(wanted.id)) return true;
    plan.problems.push({ line, text: "Данные администратора портала меняет только администратор" });
    return false;
  });
  const leaving = new Set(plan.left.map(({ wanted }) => wanted.id));
  const isLast = admins.every((id) => leaving.has(id));
  plan.left = plan.left.filter(({ line, wanted: { id } }) => {
    const isKept = id === viewer.accountId || isBeyond(id) || (isLast && admins.includes(id));
    if (isKept) plan.problems.push({ line, text: "Администратора портала отметить уволенным нельзя" });
    return !isKept;
  });
}
