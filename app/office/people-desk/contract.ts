import { z } from "zod";
import { operation } from "#platform/api/operation.ts";
import { typedOrNobody } from "#platform/api/typed-person.ts";
import { rights } from "#platform/people/rights.ts";

const id = z.uuid();
const moment = z.string().nullable();

export const states = ["active", "invited", "suspended", "over", "left"] as const;
export type PersonState = (typeof states)[number];

export const roles = ["employee", "guest", "admin"] as const;

/** What the list may be narrowed to: a state, or guests whose term ends within a week. */
export const deskStates = [...states, "ending"] as const;

/** What an administrator may give. */
export const deskRights = rights;

/** Whom the list of a company's people shows; what is not given narrows nothing. */
export const deskFilter = {
  query: z.string().trim().min(1).max(200).optional(),
  state: z.enum(deskStates).optional(),
  role: z.enum(roles).optional(),
  right: z.enum(rights).optional(),
  department: id.optional(),
  /** Only those who have taken back the consent to personal data. */
  consent: z.enum(["withdrawn"]).optional(),
};

const line = z.object({
  id,
  name: z.string(),
  email: z.string(),
  position: z.string(),
  department: z.string().nullable(),
  state: z.enum(states),
  role: z.enum(roles),
  rights: z.array(z.enum(rights)),
  /** The consent to personal data is taken back. */
  withdrawn: z.boolean(),
});
export type DeskLine = z.output<typeof line>;

const given = z.object({
  right: z.enum(rights),
  until: moment,
  since: z.string(),
  by: z.string().nullable(),
  /** Not an administrator gives it, but a group of the company's directory, or what the provider tells at a sign-in. */
  ...{ fromGroup: z.boolean(), fromSignIn: z.boolean() },
});
export type GivenRight = z.output<typeof given>;

const deskPerson = line.extend({
  alias: z.string(),
  phone: z.string().nullable(),
  location: z.string(),
  manager: z.object({ id, name: z.string() }).nullable(),
  hiredOn: z.string().nullable(),
  leftAt: moment,
  /** Of a guest: until when, and who answers for them. */
  guest: z.object({ until: moment, sponsor: z.object({ id, name: z.string() }).nullable() }).nullable(),
  /** Since when nothing personal is kept of them. */
  erasedAt: moment,
  /** When the consent to personal data was taken back, and the last day by which the company must have stopped processing. */
  withdrawal: z.object({ at: z.string(), until: z.string() }).nullable(),
  sessions: z.number(),
  /** Whether they sign in with a password of the portal, and whether a code is asked of them after it. */
  ...{ password: z.boolean(), secondFactor: z.boolean(), passkeys: z.number() },
  given: z.array(given),
  suspension: z.object({ by: z.string(), reason: z.string(), since: z.string(), until: moment }).nullable(),
  /** Whether the portal can be shown as this person sees it: not as another administrator does, nor with two machines. */
  showable: z.boolean(),
  /** Why this account cannot be closed: it is one's own, nobody else administers the portal, or only administrators may. */
  kept: z.enum(["self", "last-admin", "admin"]).nullable(),
  /** What may be given to them, and what each right opens. */
  offered: z.array(z.object({ right: z.enum(rights), opens: z.string() })),
});
export type DeskPerson = z.output<typeof deskPerson>;

/** What a person answers for and somebody must when they are gone. */
export const dutyNames = [
  "led",
  "articles",
  "rubrics",
  "stories",
  "places",
  "cases",
  "guests",
  "questionnaires",
  "funds",
  "topics",
  "maps",
  "courses",
  "services",
  "requests",
  "newcomers",
] as const;
export type DutyName = (typeof dutyNames)[number];

const duties = z.record(z.enum(dutyNames), z.number());
export type DutyCounts = z.output<typeof duties>;

/** The last day on which something holds. */
export const lastDay = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, "Выберите день")
  .refine((day) => !Number.isNaN(Date.parse(day)), "Выберите день");

export const reason = z
  .string({ error: "Напишите, почему" })
  .trim()
  .min(1, "Напишите, почему")
  .max(500, "Не больше 500 знаков");

const inTable = z.object({ line: z.number(), name: z.string(), email: z.string() });
const change = z.object({ field: z.string(), before: z.string(), after: z.string() });

const tableProblem = z.object({ line: z.number(), text: z.string() });
/** Who is let be: without a mailbox in the directory, or back there and not here. Who can be brought back has a page. */
const tablePassed = tableProblem.extend({ personId: id.optional() });
const number = z.number();
const tableCounts = z.object({
  ...{ made: number, changed: number, left: number, unchanged: number },
  ...{ problems: number, passed: number },
});

/** What a table of people would do, or, once it is applied, has done. */
const tableView = z.object({
  ...{ id, name: z.string(), source: z.enum(["csv", "ldap"]), applied: z.boolean(), counts: tableCounts },
  ...{ made: z.array(inTable), changed: z.array(inTable.extend({ changes: z.array(change) })), left: z.array(inTable) },
  ...{ problems: z.array(tableProblem), passed: z.array(tablePassed) },
  /** Departments that are not there yet. */
  departments: z.array(z.string()),
  /** Those that the table names by their names alone: «Пекарня» – это «Производство / Пекарня». */
  placed: z.array(z.string()),
  /** Columns that mean nothing here. */
  unknown: z.array(z.string()),
});
export type TableView = z.output<typeof tableView>;

/** Why the LDAP server has given nobody, or why what it gave was not written. */
const ldapTrouble = z.enum([
  ...(["unset", "unreachable", "slow", "certificate", "encryption", "password", "refused"] as const),
  ...(["base", "filter", "limit", "nobody", "many", "broken", "brake"] as const),
]);
export type LdapTrouble = z.output<typeof ldapTrouble>;
const ldapState = z.object({
  /** The server, when it is set up for this company. */
  server: z.string().nullable(),
  /** Whether it is asked unencrypted, and what the company is called in the settings. */
  ...{ isOpen: z.boolean(), alias: z.string() },
  last: z
    .object({
      at: z.string(),
      byHand: z.boolean(),
      counts: tableCounts.nullable(),
      ...{ problems: z.array(tableProblem), passed: z.array(tablePassed) },
      trouble: ldapTrouble.nullable(),
      ...{ leaving: number.nullable(), people: number.nullable() },
    })
    .nullable(),
});
export type LdapState = z.output<typeof ldapState>;

export const newTable = {
  file: z
    .file({ error: "Выберите таблицу" })
    .min(1, "Этот файл пустой: в нём ничего нет")
    .max(10 * 1024 * 1024, "Таблица больше 10 МБ"),
};

const whom = z.strictObject({ id });
const done = z.object({ id });
const access = "staff";
/** How somebody signs in and what they may do administrators alone decide. */
const alone = "admin";

export const peopleDeskContract = {
  list: operation({ method: "GET", path: "/admin/people", summary: "Люди своей компании", access })
    .input(z.strictObject({ ...deskFilter, after: z.string().max(400).optional() }))
    .output(
      z.object({
        items: z.array(line),
        total: z.number(),
        next: z.string().optional(),
        departments: z.array(z.object({ id, name: z.string() })),
      }),
    ),
  person: operation({ method: "GET", path: "/admin/people/{id}", summary: "Учётная запись сотрудника", access })
    .input(whom)
    .output(deskPerson),
  duties: operation({ method: "GET", path: "/admin/people/{id}/duties", summary: "Какие дела перейдут", access })
    .input(whom)
    .output(duties),
  suspend: operation({ method: "POST", path: "/admin/people/{id}/suspend", summary: "Приостановить", access })
    .input(whom.extend({ reason, until: lastDay.optional() }))
    .output(done),
  restore: operation({ method: "POST", path: "/admin/people/{id}/restore", summary: "Вернуть на портал", access })
    .input(whom)
    .output(done),
  leave: operation({ method: "POST", path: "/admin/people/{id}/leave", summary: "Отметить увольнение", access })
    .input(whom.extend({ successor: typedOrNobody }))
    .output(done),
  give: operation({ method: "PUT", path: "/admin/people/{id}/rights/{right}", summary: "Дать право", access: alone })
    .input(whom.extend({ right: z.enum(rights), until: lastDay.optional() }))
    .output(done),
  take: operation({
    method: "DELETE",
    path: "/admin/people/{id}/rights/{right}",
    summary: "Снять право",
    access: alone,
  })
    .input(whom.extend({ right: z.enum(rights) }))
    .output(done),
  takeTable: operation({
    method: "POST",
    path: "/admin/people/tables",
    summary: "Принести таблицу людей",
    access,
    limit: { name: "people-tables", count: 30, perSeconds: 3600 },
    status: 201,
  })
    .input(z.strictObject(newTable))
    .output(done),
  table: operation({ method: "GET", path: "/admin/people/tables/{id}", summary: "Что изменит таблица людей", access })
    .input(whom)
    .output(tableView),
  applyTable: operation({
    method: "POST",
    path: "/admin/people/tables/{id}/apply",
    summary: "Применить таблицу людей",
    access,
  })
    .input(whom)
    .output(done),
  ldap: operation({
    method: "GET",
    path: "/admin/ldap",
    summary: "Каталог LDAP: настроен ли, что было",
    access: alone,
  }).output(ldapState),
  lookLdap: operation({
    method: "POST",
    path: "/admin/ldap/look",
    summary: "Спросить каталог LDAP, что изменится",
    access: alone,
    limit: { name: "ldap", count: 30, perSeconds: 3600 },
    keepsNoKey: true,
  }).output(z.object({ id: id.nullable(), trouble: ldapTrouble.nullable() })),
  resetSecondFactor: operation({
    method: "DELETE",
    path: "/admin/people/{id}/second-factor",
    summary: "Сбросить двухшаговый вход и ключи доступа",
    access: alone,
  })
    .input(whom)
    .output(done),
  endSessions: operation({
    method: "DELETE",
    path: "/admin/people/{id}/sessions",
    summary: "Завершить все входы",
    access: alone,
  })
    .input(whom)
    .output(z.object({ ended: z.number() })),
};
