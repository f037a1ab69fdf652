import { typedText } from "#platform/api/typed.ts";
import { mailboxOf } from "#platform/mail/mailbox.ts";
import { dayOf, isGone, pathOf, phoneOf, today, troubleOfNames, troubleOfPath } from "./table-values.ts";

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
  manager?: string;
  isGone: boolean;
};

export type Problem = { line: number; text: string };
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
const shorter = { position: "Должность", location: "Город" } as const;

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

/** Reads the lines of a table; those that cannot be meant so are problems, said by their number in the file. */
export function readLines([head = [], ...rows]: string[][]): { lines: TableLine[]; problems: Problem[] } {
  const { names } = readHead(head);
  const lines: TableLine[] = [];
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  rows.forEach((cells, at) => {
    const line = at + 2;
    const told = Object.fromEntries(names.flatMap((name, place) => (name ? [[name, cells[place] ?? ""]] : [])));
    const read = readLine(line, told as Record<Name, string>);
    const before = typeof read === "string" ? undefined : seen.get(read.email);
    if (typeof read === "string") problems.push({ line, text: read });
    else if (before) problems.push({ line, text: `Такая почта уже была в строке ${before}` });
    else {
      seen.set(read.email, line);
      lines.push(read);
    }
  });
  return { lines, problems };
}

function nameOf(title: string): Name | undefined {
  const spell = (text: string) => text.toLowerCase().replaceAll("ё", "е").replace(/\s+/g, " ").trim();
  return (Object.keys(columns) as Name[]).find((name) => columns[name].some((known) => spell(known) === spell(title)));
}

function readLine(line: number, told: Partial<Record<Name, string>>): TableLine | string {
  const email = mailboxOf(told.email ?? "");
  if (!email) return "Почта написана с ошибкой";
  const { lastName, firstName, patronymic, position, location } = told;
  if (!lastName || !firstName) return "Нет фамилии или имени";
  if (Object.values(told).some((text) => text.length > cell)) return `Слишком длинная ячейка: больше ${cell} знаков`;
  const trouble =
    troubleOfNames({ Фамилия: lastName, Имя: firstName, Отчество: patronymic }) ??
    troubleOfLength(told) ??
    troubleOfPath(pathOf(told.department ?? ""));
  if (trouble) return trouble;
  const birthDate = dayOf(told.birthDate);
  const hiredOn = dayOf(told.hiredOn);
  const phone = phoneOf(told.phone);
  if (birthDate === null || hiredOn === null) return "Дату напишите так: 31.12.1990";
  if (birthDate && birthDate > today()) return "Дата рождения ещё не наступила";
  if (hiredOn && hiredOn > today(366)) return "До даты приёма больше года";
  const gone = isGone(told.gone);
  if (gone === null) return "«Уволен» – это «да», «нет» или день, который уже наступил: 31.12.2024";
  if (phone === null) return "Телефон написан с ошибкой";
  const manager = mailboxOf(told.manager ?? "") ?? (told.manager ?? "").toLowerCase();
  if (manager === email) return "Человек не может быть руководителем самому себе";
  const department = pathOf(told.department ?? "");
  return {
    line,
    email,
    lastName,
    firstName,
    isGone: gone,
    ...(patronymic && { patronymic }),
    ...(position && { position: inOneLine(position) }),
    ...(location && { location: inOneLine(location) }),
    ...(phone && { phone }),
    ...(birthDate && { birthDate }),
    ...(hiredOn && { hiredOn }),
    ...(department.length > 0 && { department }),
    ...(manager && { manager }),
  };
}

function troubleOfLength(told: Partial<Record<Name, string>>): string | undefined {
  const long = (Object.keys(shorter) as (keyof typeof shorter)[]).find((name) => (told[name]?.length ?? 0) > 200);
  return long && `${shorter[long]}: не больше 200 знаков`;
}

const inOneLine = (text: string) => typedText(text).replace(/\s+/g, " ").trim();
