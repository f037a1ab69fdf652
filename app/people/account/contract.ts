import { z } from "zod";
import { publicationCard } from "#app/engines/content/contract.ts";
import { pause } from "#app/engines/moderation/contract.ts";
import { shownAbsence } from "#app/people/absences/contract.ts";
import { audienceChoices, audienceLines } from "#platform/api/audience.ts";
import { operation } from "#platform/api/operation.ts";
import { pictureEdit } from "#platform/api/picture-edit.ts";

const id = z.uuid();
const link = z.string().nullable();

export const currentUser = z.object({
  id,
  accountId: id,
  firstName: z.string(),
  lastName: z.string(),
  photo: link,
  alias: z.string(),
  group: z.object({ id, name: z.string(), logo: z.object({ rectangleLogoLink: link, squareLogoLink: link }) }),
  consentToPersData: z.boolean(),
  pause: pause.optional(),
  /** They may make channels and communities. */
  makesPlaces: z.boolean(),
});

export const socialProfile = z.object({
  accountId: id,
  alias: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  patronymic: z.string(),
  photo: link,
  position: z.string(),
  department: z.string().nullable(),
  departmentId: id.nullable(),
  company: z.string(),
  location: z.string(),
  timeZone: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  messenger: z.string().nullable(),
  /** «1990-11-24», or «11-24» where the year is kept. */
  birthday: z.string().nullable(),
  about: z.string(),
  status: z.string(),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
  hiredOn: z.string().nullable(),
  manager: z.object({ name: z.string(), alias: z.string() }).nullable(),
  reports: z.object({ total: z.number(), first: z.array(z.object({ name: z.string(), alias: z.string() })) }),
  mine: z.boolean(),
  subscribed: z.boolean(),
  subscribers: z.number(),
  /** That they are away today, for colleagues of the own company. */
  absence: shownAbsence.nullable(),
  /** Who does not come here any more, or for a while, or is blocked by the reader, is a name and nothing else. */
  away: z.enum(["left", "suspended", "withdrawn", "blocked"]).nullable(),
});
export type SocialProfile = z.output<typeof socialProfile>;

export const userSearchItem = z.object({
  accountId: id,
  alias: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  patronymic: z.string(),
  photo: link,
  position: z.string(),
  department: z.string().nullable(),
  /** Only of those who work elsewhere. */
  company: z.string().nullable(),
});

export const usersWish = z.strictObject({
  query: z.string().trim().max(300).default(""),
  /** `nearness`: those first whom the asker most likely means. */
  sortingBy: z.enum(["lastName", "nearness"]).default("lastName"),
  sortingDirection: z.enum(["ASC", "DESC"]).default("ASC"),
  /** Only those who may read this publication: who may be named under it. */
  reads: id.optional(),
  /** Only those to whom what is being written will be shown. */
  reach: z.enum(["company", "portal"]).optional(),
  audience: audienceLines.optional(),
});

/** A colleague in a short list, with the day that brings them there: «11-24». */
export const colleagueLine = z.object({
  accountId: id,
  alias: z.string(),
  name: z.string(),
  position: z.string(),
  photo: link,
  day: z.string(),
});
export type ColleagueLine = z.output<typeof colleagueLine>;

export const aliasRule = z
  .string({ error: "Напишите адрес страницы" })
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9_-]{1,28})[a-z0-9]$/, "От 3 до 30 знаков: латинские буквы, цифры, дефис и подчёркивание");

export type AudienceChoices = z.output<typeof audienceChoices>;

/** How the portal looks and behaves for a person; what is not given is the portal's own choice. */
export const preferences = z.strictObject({
  theme: z.enum(["light", "dark"]).optional(),
  lightMode: z.boolean().default(false),
  noRedirect: z.boolean().default(false),
  fontSize: z.enum(["large", "largest"]).optional(),
  lessMotion: z.boolean().default(false),
  underlineLinks: z.boolean().default(false),
});

const section = z.string().regex(/^\/[a-z0-9/-]{1,60}$/, "Выберите раздел из списка");
export const pinned = z.array(section).max(4, "Не больше четырёх разделов");

export const birthdayShown = z.enum(["full", "day", "hidden"], { error: "Выберите, что видно" });
export type BirthdayShown = z.output<typeof birthdayShown>;

/** A new face, and how to turn and cut it. */
const photo = z.file({ error: "Выберите фото" }).max(10 * 1024 * 1024, "Фото не больше 10 МБ");
export const photoUpload = z.strictObject({ photo, edit: pictureEdit.default({}) });

const sessionView = z.object({
  id,
  device: z.string(),
  address: z.string(),
  createdAt: z.string(),
  seenAt: z.string(),
  current: z.boolean(),
});

export const accountContract = {
  me: operation({
    method: "GET",
    path: "/users/me",
    summary: "Текущий пользователь",
    access: "signed-in",
    beforeConsent: true,
    cacheFor: 1,
  }).output(currentUser),
  profile: operation({
    method: "GET",
    path: "/public/v1/profiles/social/{alias}",
    summary: "Профиль сотрудника",
    access: "employee",
  })
    .input(z.strictObject({ alias: z.string().max(64) }))
    .output(socialProfile),
  publications: operation({
    method: "GET",
    path: "/profiles/{alias}/publications",
    summary: "Публикации сотрудника",
    access: "employee",
  })
    .input(z.strictObject({ alias: z.string().max(64), after: z.string().max(200).optional() }))
    .output(z.object({ items: z.array(publicationCard), next: z.string().optional() })),
  subscribe: operation({
    method: "PUT",
    path: "/subscriptions/{accountId}",
    summary: "Подписаться на автора или отписаться",
    access: "employee",
  })
    .input(z.strictObject({ accountId: id, subscribed: z.boolean() }))
    .output(z.object({ subscribed: z.boolean() })),
  uploadPhoto: operation({
    method: "POST",
    path: "/users/me/photo",
    summary: "Загрузить своё фото",
    access: "employee",
  })
    .input(photoUpload)
    .output(z.object({ photo: z.string(), withheld: z.boolean() })),
  removePhoto: operation({
    method: "DELETE",
    path: "/users/me/photo",
    summary: "Убрать своё фото",
    access: "employee",
  }).output(z.object({ photo: z.null() })),
  changeAlias: operation({
    method: "PUT",
    path: "/public/v1/users/me/alias",
    summary: "Сменить адрес страницы",
    access: "employee",
  })
    .input(z.strictObject({ alias: aliasRule }))
    .output(z.object({ alias: z.string() })),
  users: operation({
    method: "GET",
    path: "/users/public/v2/users/search",
    summary: "Найти коллегу по имени",
    access: "employee",
  })
    .input(usersWish)
    .output(z.object({ items: z.array(userSearchItem) })),
  audiences: operation({
    method: "GET",
    path: "/audiences",
    summary: "Из чего складывается круг читателей: подразделения, города и теги людей своей компании, компании портала",
    access: "employee",
  })
    .input(z.strictObject({}).default({}))
    .output(audienceChoices),
  changePreferences: operation({
    method: "PUT",
    path: "/users/me/preferences",
    summary: "Сменить вид и поведение портала",
    access: "signed-in",
  })
    .input(preferences)
    .output(preferences),
  pinSections: operation({
    method: "PUT",
    path: "/users/me/pinned-sections",
    summary: "Выбрать разделы, которые стоят в меню отдельно, и их порядок",
    access: "employee",
  })
    .input(z.strictObject({ pinned }))
    .output(z.object({ pinned })),
  showBirthday: operation({
    method: "PUT",
    path: "/users/me/birthday",
    summary: "Что коллеги знают о своём дне рождения: дату, число и месяц, ничего",
    access: "employee",
  })
    .input(z.strictObject({ shown: birthdayShown }))
    .output(z.object({ shown: birthdayShown })),
  sessions: operation({
    ownEyesOnly: true,
    method: "GET",
    path: "/users/me/sessions",
    summary: "Где выполнен вход",
    access: "signed-in",
  })
    .input(z.strictObject({ current: z.uuid().optional() }))
    .output(z.object({ items: z.array(sessionView) })),
  endSession: operation({
    method: "DELETE",
    path: "/users/me/sessions/{id}",
    summary: "Завершить вход на устройстве",
    access: "signed-in",
  })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
  endOtherSessions: operation({
    method: "DELETE",
    path: "/users/me/sessions",
    summary: "Выйти на всех устройствах, кроме этого",
    access: "signed-in",
  })
    .input(z.strictObject({ current: z.uuid().optional() }))
    .output(z.object({ ended: z.number() })),
  uploadFile: operation({
    method: "POST",
    path: "/gstorage/public/v3/files/upload",
    summary: "Загрузить файл",
    access: "employee",
  })
    .input(z.strictObject({ file: z.file() }))
    .output(z.object({ id, name: z.string(), type: z.string(), bytes: z.number(), link: z.string() })),
};
