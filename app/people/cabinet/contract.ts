import { z } from "zod";
import { socialProfile } from "#app/people/account/contract.ts";
import { operation } from "#platform/api/operation.ts";

const access = "employee";

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("ru", { timeZone: name })) && name.includes("/");
  } catch {
    return false;
  }
}

const atMost = (count: number, told: string) => z.string().trim().max(count, `Не больше ${told} знаков`).default("");
const language = z.string().trim().min(2, "Язык – от 2 до 40 знаков").max(40, "Язык – от 2 до 40 знаков");

/** What a person tells of themselves. */
export const ownWords = {
  about: atMost(2000, "2 000"),
  status: atMost(140, "140"),
  messenger: atMost(100, "100"),
  phone: atMost(40, "40"),
  timeZone: z.string({ error: "Выберите часовой пояс" }).max(60).refine(isZone, "Выберите часовой пояс"),
};
export const languages = z.array(language).max(10, "Не больше 10 языков");
const words = z.strictObject({ ...ownWords, languages: languages.default([]) });
export type OwnWords = z.output<typeof words>;
/** What is kept may be older than the rules. */
const keptWords = z.object({
  about: z.string(),
  status: z.string(),
  messenger: z.string(),
  phone: z.string(),
  timeZone: z.string(),
  languages: z.array(z.string()),
});

/** What the directory of the company says; a person only tells where it errs. */
const fromDirectory = z.object({
  name: z.string(),
  position: z.string(),
  company: z.string(),
  department: z.string().nullable(),
  manager: z.string().nullable(),
  location: z.string(),
  email: z.string(),
  hiredOn: z.string().nullable(),
  birthDate: z.string().nullable(),
});
export type FromDirectory = z.output<typeof fromDirectory>;

export const unfinishedParts = ["photo", "about", "phone", "messenger", "skills", "languages"] as const;

const home = z.object({
  name: z.string(),
  position: z.string(),
  company: z.string(),
  status: z.string(),
  alias: z.string(),
  accountId: z.uuid(),
  photo: z.string().nullable(),
  counts: z.object({
    publications: z.number(),
    drafts: z.number(),
    saved: z.number(),
    subscriptions: z.number(),
    subscribers: z.number(),
    guests: z.number(),
    sessions: z.number(),
  }),
  /** What the own page does not say yet. */
  unfinished: z.array(z.enum(unfinishedParts)),
});
export type CabinetHome = z.output<typeof home>;

/** Whose eyes look at one's own page. */
export const onlookers = ["company", "portal"] as const;

export const deedKinds = ["publication", "comment", "reaction", "acknowledgement", "points"] as const;
export const deedKind = z.enum(deedKinds);

/** What a person did here: `words` are those of a comment, the name of a reaction, or points with their sign. */
const deed = z.object({
  kind: deedKind,
  id: z.string(),
  at: z.string(),
  title: z.string(),
  words: z.string(),
  /** Done to a comment, not to the publication itself. */
  toComment: z.boolean(),
  href: z.string(),
});
export type Deed = z.output<typeof deed>;

export const cabinetContract = {
  activity: operation({
    ownEyesOnly: true,
    method: "GET",
    path: "/users/me/activity",
    summary: "Что я делал на портале, по времени",
    access,
  })
    .input(z.strictObject({ kind: deedKind.optional(), after: z.string().max(200).optional() }).default({}))
    .output(z.object({ items: z.array(deed), next: z.string().optional() })),
  home: operation({ method: "GET", path: "/users/me/cabinet", summary: "Кабинет: что у меня есть", access })
    .input(z.strictObject({}).default({}))
    .output(home),
  words: operation({
    ownEyesOnly: true,
    method: "GET",
    path: "/users/me/words",
    summary: "Что я рассказываю о себе",
    access,
  })
    .input(z.strictObject({}).default({}))
    .output(z.object({ words: keptWords, directory: fromDirectory })),
  tell: operation({ method: "PUT", path: "/users/me/words", summary: "Рассказать о себе", access })
    .input(words)
    .output(keptWords),
  seen: operation({
    method: "GET",
    path: "/users/me/seen/{by}",
    summary: "Моя страница глазами коллеги своей или другой компании",
    access,
  })
    .input(z.strictObject({ by: z.enum(onlookers) }))
    .output(z.object({ person: socialProfile.nullable() })),
};
