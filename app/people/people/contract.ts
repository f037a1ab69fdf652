import { z } from "zod";
import { shownAbsence } from "#app/people/absences/contract.ts";
import { colleagueLine } from "#app/people/account/contract.ts";
import { operation } from "#platform/api/operation.ts";

const id = z.uuid();
const after = z.string().max(200).optional();
const named = z.object({ id, name: z.string() });

/** A person in the directory, as far as the reader may see them. */
export const personLine = z.object({
  accountId: id,
  alias: z.string(),
  name: z.string(),
  photo: z.string().nullable(),
  position: z.string(),
  department: named.nullable(),
  /** Only of those who work elsewhere. */
  company: z.string().nullable(),
  absence: shownAbsence.nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});
export type PersonLine = z.output<typeof personLine>;

/** Who of all: those who are not away today, those who came lately, those whose birthday is near. */
export const peopleKinds = ["here", "newcomers", "birthday"] as const;

/** Whom the directory shows; nothing given is everybody. */
export const peopleFilter = {
  query: z.string().trim().max(300).optional(),
  company: id.optional(),
  /** Its sub-departments too. */
  department: id.optional(),
  location: z.string().max(200).optional(),
  position: z.string().trim().max(200).optional(),
  /** By the words of the name, or exactly one by the id. */
  manager: z.string().trim().max(200).optional(),
  /** A tag of their page. */
  tag: z.string().trim().max(60).optional(),
  kind: z.enum(peopleKinds).optional(),
};
const filter = z.object(peopleFilter);
export type PeopleFilter = z.output<typeof filter>;

const peopleChoices = z.object({
  companies: z.array(named),
  /** The way down to the chosen department, itself included. */
  path: z.array(named),
  /** What is right below it. */
  below: z.array(named),
  locations: z.array(z.string()),
  /** What may be written into the fields of words: positions and tags of the own company, the most frequent first. */
  ...{ positions: z.array(z.string()), tags: z.array(z.string()) },
  /** The own company, and how many people there are in it and in all. */
  ...{ own: id, people: z.object({ own: z.number(), all: z.number() }) },
});
export type PeopleChoices = z.output<typeof peopleChoices>;

const head = z.object({ accountId: id, alias: z.string(), name: z.string(), photo: z.string().nullable() });

/** A department with all that is below it. */
export const departmentLine = z.object({
  ...named.shape,
  people: z.number(),
  departments: z.number(),
  head: head.nullable(),
});
export type DepartmentLine = z.output<typeof departmentLine>;

const departments = { departments: z.array(departmentLine), more: z.string().optional() };
const colleagues = z.object({ items: z.array(colleagueLine), next: z.string().optional() });

/** Ids in a line, by commas: a read takes only text. */
const someIds = z
  .string()
  .max(800)
  .transform((line) => line.split(",").filter(Boolean))
  .pipe(z.array(id).max(20));

export const peopleContract = {
  list: operation({
    method: "GET",
    path: "/people",
    summary: "Справочник: люди по фамилиям, с отбором",
    access: "employee",
  })
    .input(z.strictObject({ ...peopleFilter, after }))
    .output(z.object({ items: z.array(personLine), total: z.number(), next: z.string().optional() })),
  some: operation({
    method: "GET",
    path: "/people/some",
    summary: "Карточки людей, в том порядке, в котором их назвали",
    access: "employee",
  })
    .input(z.strictObject({ ids: someIds }))
    .output(z.object({ items: z.array(personLine) })),
  choices: operation({
    method: "GET",
    path: "/people/choices",
    summary: "Из чего выбирают в справочнике: компании, подразделения одной ступени, места работы",
    access: "employee",
  })
    .input(z.strictObject({ department: id.optional() }))
    .output(peopleChoices),
  structure: operation({
    method: "GET",
    path: "/people/departments",
    summary: "Структура своей компании: верхняя ступень",
    access: "employee",
  })
    .input(z.strictObject({ below: after }).default({}))
    .output(z.object({ company: z.string(), people: z.number(), own: id.nullable(), ...departments })),
  department: operation({
    method: "GET",
    path: "/people/departments/{id}",
    summary: "Подразделение: где оно стоит, что внутри, кто в нём работает",
    access: "employee",
  })
    .input(z.strictObject({ id, below: after, after }))
    .output(
      z.object({
        ...named.shape,
        people: z.number(),
        head: head.nullable(),
        path: z.array(named),
        ...departments,
        items: z.array(personLine),
        next: z.string().optional(),
      }),
    ),
  birthdays: operation({
    method: "GET",
    path: "/people/birthdays",
    summary: "Дни рождения коллег на месяц вперёд",
    access: "employee",
  })
    .input(z.strictObject({ after }).default({}))
    .output(colleagues),
  newcomers: operation({
    method: "GET",
    path: "/people/newcomers",
    summary: "Кто пришёл в компанию за последний месяц",
    access: "employee",
  })
    .input(z.strictObject({ after }).default({}))
    .output(colleagues),
  card: operation({
    method: "GET",
    path: "/people/{alias}/card",
    summary: "Визитка сотрудника: vCard с тем, что открыто читателю",
    access: "employee",
  })
    .input(z.strictObject({ alias: z.string().max(64) }))
    .output(z.object({ file: z.string(), text: z.string() })),
};
