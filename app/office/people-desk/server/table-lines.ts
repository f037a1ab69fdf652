import { typedText } from "#platform/api/typed.ts";
import { mailboxOf } from "#platform/mail/mailbox.ts";
import { dayOf, isGone, pathOf, phonesOf, today, troubleOfNames, troubleOfPath } from "./table-values.ts";

/** What a line of a table says of a person; what is absent or empty is not said. */
export type TableLine = {
  line: number;
  email: string;
  lastName: string;
  firstName: string;
  patronymic?: string;
  phone?: string;
  position?: string;
  location?: string;
  birthDate?: string;
  hiredOn?: string;
  department?: string[];
  /** The way begins at the top: «/ Пекарня». */
  isFromTop?: boolean;
  manager?: string;
  isGone: boolean;
};

/** `name`: whose line it is. `isDone`: what could not be understood is left out of it, and the rest is done. */
export type Problem = { line: number; text: string; name?: string; isDone?: true };
/** Who is let be, though nobody has made a mistake; who can be seen to here has a page. */
export type Passed = Problem & { personId?: string };

/** What a column may be called; the order is that of the sample table. */
export const columns = {
  lastName: ["Фамилия"],
  firstName: ["Имя"],
  patronymic: ["Отчество"],
  email: ["Почта", "E-mail", "Email", "Электронная почта"],
  phone: ["Телефон"],
  position: ["Должность"],
  department: ["Подразделение"],
  manager: ["Руководитель", "Руководитель (почта)", "Почта руководителя"],
  location: ["Город"],
  birthDate: ["Дата рождения", "День рождения"],
  hiredOn: ["Дата приёма", "Дата приёма на работу"],
  gone: ["Уволен"],
} as const;

type Name = keyof typeof columns;
const needed: Name[] = ["lastName", "firstName", "email"];

const cell = 500;

/** Which columns a table lacks that it cannot do without, which say the same, and which are not understood. */
export function readHead(head: string[]) {
  const names = head.map(nameOf);
  const twin = names.find((name, at) => name && names.indexOf(name) !== at);
  return {
    names,
    twice: twin && head.filter((_, at) => names[at] === twin),
    missing: needed.filter((name) => !names.includes(name)).map((name) => columns[name][0]),
    unknown: head.filter((title, at) => title && !names[at]),
  };
}

/**
 * Reads the lines of a table. Without a name or a mailbox a line stays where it is; of another cell that cannot be meant so
 * only the cell is left out. Everything that is wrong with a line is told at once.
 */
export function readLines([head = [], ...rows]: string[][]): { lines: TableLine[]; problems: Problem[] } {
  const { names } = readHead(head);
  const lines: TableLine[] = [];
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  rows.forEach((cells, at) => {
    const line = at + 2;
    const told = Object.fromEntries(
      names.flatMap((name, place) => (name ? [[name, plainly(cells[place] ?? "")]] : [])),
    );
    const { person, faults } = readLine(line, told as Record<Name, string>);
    const before = person && seen.get(person.email);
    if (before) faults.unshift(`Такая почта уже была в строке ${before}`);
    const isDone = person !== undefined && !before;
    const name = [told.lastName, told.firstName].filter(Boolean).join(" ").slice(0, 100);
    if (faults.length)
      problems.push({ line, text: faults.join("; "), ...(name && { name }), ...(isDone && { isDone: true as const }) });
    if (!isDone) return;
    seen.set(person.email, line);
    lines.push(person);
  });
  return { lines, problems };
}

function nameOf(title: string): Name | undefined {
  const spell = (text: string) => text.toLowerCase().replaceAll("ё", "е").replace(/\s+/g, " ").trim();
  return (Object.keys(columns) as Name[]).find((name) => columns[name].some((known) => spell(known) === spell(title)));
}

function readLine(line: number, told: Partial<Record<Name, string>>): { person?: TableLine; faults: string[] } {
  const { lastName, firstName, patronymic } = told;
  const email = mailboxOf(told.email ?? "");
  const stops = [
    ...(email ? [] : [troubleOfMail(told.email)]),
    ...(lastName && firstName ? [] : ["Нет фамилии или имени"]),
    ...troubleOfNames({ Фамилия: lastName, Имя: firstName, Отчество: patronymic }),
  ];
  const { values, faults } = readCells(told);
  const manager = mailboxOf(told.manager ?? "") ?? (told.manager ?? "").toLowerCase();
  const isOwn = manager !== "" && manager === email;
  if (isOwn) faults.push("Человек не может быть руководителем самому себе: руководитель пропущен");
  if (stops.length || !email || !lastName || !firstName) return { faults: [...stops, ...faults] };
  const person = {
    ...{ line, email, lastName, firstName, isGone: false },
    ...(patronymic && { patronymic }),
    ...(manager && !isOwn && manager.length <= cell && { manager }),
    ...values,
  };
  return { person, faults };
}

/** The cells that may be left out, and what is wrong with those that are. */
function readCells(told: Partial<Record<Name, string>>) {
  const faults: string[] = [];
  const values: Partial<TableLine> = {};
  const said = (text = "") => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
  for (const name of ["position", "location"] as const) {
    const text = told[name];
    if (text && text.length > 200) faults.push(`${columns[name][0]}: не больше 200 знаков, пропущено`);
    else if (text) values[name] = inOneLine(text);
  }
  const wrong = { birthDate: birthTrouble, hiredOn: hiredTrouble };
  for (const name of ["birthDate", "hiredOn"] as const) {
    const day = dayOf(told[name]);
    const trouble = day === null ? "дату напишите так: 31.12.1990" : day && wrong[name](day);
    if (trouble) faults.push(`${columns[name][0]} «${said(told[name])}»: ${trouble}, пропущено`);
    else if (day) values[name] = day;
  }
  const department = pathOf(told.department ?? "");
  const trouble = troubleOfPath(department);
  if (trouble) faults.push(`${trouble}, пропущено`);
  else if (department.length) {
    values.department = department;
    values.isFromTop = told.department?.startsWith("/") ?? false;
  }
  const gone = isGone(told.gone);
  if (gone === null)
    faults.push(
      `Уволен «${said(told.gone)}»: это «да», «нет» или день, который уже наступил: 31.12.2024. Человек оставлен как есть`,
    );
  else values.isGone = gone;
  const phone = phonesOf(told.phone);
  if (phone === null) faults.push(`Телефон «${said(told.phone)}» написан с ошибкой, пропущен`);
  else if (phone) values.phone = phone[0]!;
  if (phone && phone.length > 1) faults.push(`Телефонов несколько: взят первый, ${phone[0]}`);
  return { values, faults };
}

const birthTrouble = (day: string) => (day > today() ? "дата рождения ещё не наступила" : "");
const hiredTrouble = (day: string) => (day > today(366) ? "до даты приёма больше года" : "");

/** Who has no mailbox is no mistake of the table: there is another way for them. */
const troubleOfMail = (said = "") =>
  said
    ? `Почта «${said.slice(0, 60)}» написана с ошибкой`
    : "Нет почты. Кому почты не дают, того зовут кодом: «Сотрудники», «Приглашения»";

/** Word and 1C part words with spaces of other kinds; here there is one kind. */
const plainly = (text: string) =>
  typedText(text)
    .replace(/[^\S\r\n]+/g, " ")
    .trim();
const inOneLine = (text: string) => text.replace(/\s+/g, " ");
