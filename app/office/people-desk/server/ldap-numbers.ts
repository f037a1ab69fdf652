import { eq, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { ldapPeople } from "./schema.ts";
import type { Passed, Problem, TableLine } from "./table-lines.ts";

/** The table that the LDAP server's people make: columns of the CSV, and two that the CSV does not know. */
export const ldapHead = [
  ...["Фамилия", "Имя", "Отчество", "Почта", "Телефон", "Должность", "Подразделение", "Руководитель", "Город"],
  ...["Уволен", "Номер в каталоге", "Прежняя почта"],
];

const place = (title: string) => ldapHead.indexOf(title);
const [lastName, firstName, email] = [place("Фамилия"), place("Имя"), place("Почта")];
const [gone, number, before] = [place("Уволен"), place("Номер в каталоге"), place("Прежняя почта")];

/** Who it is that a row tells of, for people to read. */
export const nameIn = (row: string[]) => `${row[lastName]} ${row[firstName]}${row[email] ? ` (${row[email]})` : ""}`;

/** Parts what is wrong from whom the server gives without a mailbox: nobody has made a mistake there. */
export function withoutMail(rows: string[][], problems: Problem[]): { problems: Problem[]; passed: Passed[] } {
  const lacks = ({ line }: Problem) => !rows[line - 1]?.[email];
  return {
    problems: problems.filter((one) => !lacks(one)),
    passed: problems.filter(lacks).map(({ line }) => ({ line, text: "в каталоге нет почты" })),
  };
}

/** Whose mailbox is another one now: by the new one, the one that the portal knows. */
export function renamedIn([, ...rows]: string[][]): Map<string, string> {
  return new Map(rows.flatMap((row) => (row[before] ? [[row[email]!.toLowerCase(), row[before]!]] : [])));
}

/**
 * Lets those with a new mailbox be known by it. A mailbox that is another person's waits, and so does who comes to one that
 * is only being left; who has left by the word of this portal comes back by its word alone.
 */
export function followNumbers<Known extends { id: string; groupId: string; leftAt: Date | null }>(
  lines: TableLine[],
  known: Map<string, Known>,
  { groupId, renamed, problems, passed }: Following,
): TableLine[] {
  const leaving = new Set(renamed.values());
  const good = lines.filter((line) => {
    const was = renamed.get(line.email);
    const text = troubleOf({
      isTaken: was !== undefined && known.has(line.email),
      isEarly: was === undefined && leaving.has(line.email),
    });
    if (text) problems.push({ line: line.line, text });
    const person = text ? undefined : known.get(was ?? line.email);
    const isBack = person?.groupId === groupId && person.leftAt !== null && !line.isGone;
    if (isBack) passed.push({ line: line.line, text: "уволен на портале, а в каталоге работает", personId: person.id });
    return !text && !isBack;
  });
  for (const { email: mail } of good) {
    const person = known.get(renamed.get(mail) ?? "");
    if (person) known.set(mail, person);
  }
  return good;
}

type Following = { groupId: string; renamed: Map<string, string>; problems: Problem[]; passed: Passed[] };

function troubleOf(at: { isTaken: boolean; isEarly: boolean }) {
  if (at.isTaken) return "новая почта уже занята другим человеком";
  return at.isEarly ? "эта почта пока записана у другого человека, примените ещё раз" : undefined;
}

/** What the portal knows of those whom the LDAP server has given before. */
export function findNumbers(groupId: string) {
  return db()
    .select({
      externalId: ldapPeople.externalId,
      email: sql<string>`lower(${accounts.email})`,
      lastName: accounts.lastName,
      firstName: accounts.firstName,
      leftAt: accounts.leftAt,
    })
    .from(ldapPeople)
    .innerJoin(accounts, eq(accounts.id, ldapPeople.accountId))
    .where(eq(ldapPeople.groupId, groupId));
}

/**
 * Remembers by which number the server knows whom; a number that has come to another account is that one's. Of the lines
 * with a problem nothing is remembered.
 */
export async function keepNumbers(groupId: string, rows: string[][], problems: Problem[]): Promise<void> {
  const bad = new Set(problems.map(({ line }) => line));
  const named = rows.filter((row, at) => at > 0 && !bad.has(at + 1) && row[number] && !row[gone]);
  const pairs = JSON.stringify(named.map((row) => ({ mail: row[email]!.toLowerCase(), number: row[number] })));
  const found = sql`select a.id as account_id, r.number from jsonb_to_recordset(${pairs}::jsonb) as r(mail text, number text)
    join accounts a on lower(a.email) = r.mail and a.group_id = ${groupId}`;
  await db().execute(sql`delete from ldap_people p using (${found}) r
    where p.group_id = ${groupId} and (p.external_id = r.number or p.account_id = r.account_id)
      and (p.account_id, p.external_id) <> (r.account_id, r.number)`);
  await db().execute(sql`insert into ldap_people (account_id, group_id, external_id)
    select account_id, ${groupId}::uuid, number from (${found}) r on conflict do nothing`);
}
