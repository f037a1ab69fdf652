import { z } from "zod";
import { picture } from "#platform/api/attachment.ts";
import { audienceRule } from "#platform/api/audience.ts";
import { operation } from "#platform/api/operation.ts";
import { personCard } from "#platform/api/person-card.ts";
import { meantPerson, typedPeople, typedPerson } from "#platform/api/typed-person.ts";
import { deskStates, linkDays, linkUses } from "./ui/choices.ts";

const id = z.uuid();
const access = "employee";

export const joinings = ["open", "request", "closed", "hidden"] as const;
export const postings = ["all", "admins-comments", "admins"] as const;
export const invitings = ["owner", "admins", "all"] as const;
/** So many new things are counted in a place: more of them are «99+». */
export const mostCounted = 100;
/** Of which news of a place a member is told. */
export const levels = ["all", "leaders", "answers", "none"] as const;

/** What somebody is to a place. */
export const standings = [
  ...(["owner", "admin", "member", "muted", "follower"] as const),
  ...(["invited", "requested", "banned", "stranger"] as const),
] as const;
export type Standing = (typeof standings)[number];

/** What one may do with a place and in it. */
export const deedNames = [
  ...(["know", "read", "join", "ask", "leave", "write", "publish", "answer", "react"] as const),
  ...(["invite", "lead", "edit", "own"] as const),
] as const;
export type Deed = (typeof deedNames)[number];

const question = z.string().trim().min(1, "Напишите вопрос").max(200, "Не больше 200 знаков");
/** What somebody is asked who wants to be let in. */
const questions = z.array(question).max(3, "Не больше трёх вопросов");

/** Who comes in, who writes, who asks people in, and what is asked of those who want in. */
export const placeRules = z.object({
  joining: z.enum(joinings, { error: "Выберите, кто может войти" }),
  posting: z.enum(postings, { error: "Выберите, кто пишет" }),
  inviting: z.enum(invitings, { error: "Выберите, кто зовёт" }),
  /** These stay as they are where nothing is said of them. */
  questions: questions.optional(),
  /** What others than its leaders write waits until one of them has read it. */
  preModerated: z.boolean().optional(),
  /** Nobody reacts to what stands there. */
  reactionsOff: z.boolean().optional(),
});
export type PlaceRules = z.output<typeof placeRules>;

/** A place as the viewer meets it: what it is, what they are to it, what they may do. */
export const placeView = z.object({
  id,
  alias: z.string(),
  title: z.string(),
  description: z.string(),
  joining: z.enum(joinings),
  posting: z.enum(postings),
  inviting: z.enum(invitings),
  questions: z.array(z.string()),
  preModerated: z.boolean(),
  reactionsOff: z.boolean(),
  archived: z.boolean(),
  /** Nobody has written there for half a year. */
  dormant: z.boolean(),
  official: z.boolean(),
  cover: picture.nullable(),
  /** The address of the small picture beside its name. */
  avatar: z.string().nullable(),
  role: z.enum(standings),
  /** Of which news a member is told; nothing of who is none. */
  level: z.enum(levels).nullable(),
  may: z.record(z.enum(deedNames), z.boolean()),
  /** The reader must belong to it and cannot leave. */
  bound: z.boolean(),
  /** Whom its owner offers it to, told to both of them alone. */
  offer: z.object({ name: z.string(), mine: z.boolean(), until: z.string() }).nullable(),
  /** Why the reader is shut out of it, until when, and whose it is: whom they may write to. */
  ban: z
    .object({
      reason: z.string(),
      until: z.string().nullable(),
      owner: z.object({ name: z.string(), alias: z.string() }).nullable(),
    })
    .nullable(),
  members: z.number(),
  /** What other areas keep for it, as tabs of its pages. */
  sections: z.array(z.object({ name: z.string(), title: z.string(), href: z.string() })),
  createdAt: z.string(),
});
export type PlaceView = z.output<typeof placeView>;

/** A place in a list. */
export const placeLine = placeView
  .pick({
    id: true,
    alias: true,
    title: true,
    description: true,
    joining: true,
    archived: true,
    dormant: true,
    official: true,
    avatar: true,
    members: true,
    role: true,
  })
  .extend({ activeAt: z.string().nullable() });
export type PlaceLine = z.output<typeof placeLine>;

export const placeAlias = z
  .string({ error: "Придумайте адрес" })
  .trim()
  .toLowerCase()
  .min(3, "От 3 до 30 знаков")
  .max(30, "От 3 до 30 знаков")
  .regex(/^[a-z0-9](?:[a-z0-9_-]{1,28})[a-z0-9]$/, "Латинские буквы и цифры, внутри можно дефис и подчёркивание");

export const placeTitle = z
  .string({ error: "Придумайте название" })
  .trim()
  .min(3, "От 3 до 60 знаков")
  .max(60, "От 3 до 60 знаков");
export const placeDescription = z.string().trim().max(500, "Не больше 500 знаков").default("");

/** A place that is called much like a new one. */
const alikePlace = z.object({ title: z.string(), href: z.string() });
export type AlikePlace = z.output<typeof alikePlace>;

const member = personCard.extend({
  role: z.enum(["owner", "admin", "member", "follower"]),
  joinedAt: z.string(),
  mutedUntil: z.string().nullable(),
});
export type PlaceMember = z.output<typeof member>;

const banned = personCard.extend({ reason: z.string(), until: z.string().nullable() });
export type Banned = z.output<typeof banned>;

const reason = z.string().trim().max(300, "Не больше 300 знаков").default("");
const linkCode = z.string().min(1).max(40);
const after = z.string().max(200).optional();
const one = z.strictObject({ place: id, person: id });
const done = z.object({ id });
/** How long somebody only reads, in hours. */
export const muteHours = [1, 24, 168] as const;
/** How long somebody is shut out, in days; without it for ever. */
export const banDays = [1, 7, 30] as const;

const answered = z.object({ question: z.string(), answer: z.string() });
const asking = personCard.extend({ message: z.string(), answers: z.array(answered), at: z.string() });
const invited = personCard.extend({ at: z.string(), state: z.enum(["sent", "declined", "expired"]) });
const link = z.object({
  id,
  code: z.string(),
  until: z.string(),
  uses: z.number(),
  used: z.number(),
  state: z.enum(["open", "used", "over"]),
});
export type InviteLink = z.output<typeof link>;
const waiting = z.object({ requests: z.array(asking), invites: z.array(invited), links: z.array(link) });
export type Waiting = z.output<typeof waiting>;

/** What a link says to whoever has opened it: a place is named to who may come in, or is there already. */
const linkView = z.object({
  state: z.enum(["welcome", "inside", "banned", "used", "over"]),
  place: z.object({ title: z.string(), description: z.string(), members: z.number(), href: z.string() }).nullable(),
});
export type LinkView = z.output<typeof linkView>;

/** Parts of an audience, or none at all. */
export const chosenParts = z.union([audienceRule.unwrap(), z.array(z.string()).max(0)]);

/** Everybody, or parts of the company and people by their short names; administrators alone where nobody is named. */
const makers = z.object({ makers: z.array(z.string()).nullable(), people: z.array(meantPerson) });
export type Makers = z.output<typeof makers>;

export type DeskState = (typeof deskStates)[number];

const deskPlace = z.object({
  id,
  kind: z.string(),
  alias: z.string(),
  title: z.string(),
  /** Where it is met, if the administrator may know of it as a colleague does. */
  href: z.string().nullable(),
  joining: z.enum(joinings),
  archived: z.boolean(),
  official: z.boolean(),
  owner: z.object({ alias: z.string(), name: z.string() }).nullable(),
  /** Some must belong to it. */
  mandatory: z.boolean(),
  members: z.number(),
  lastAt: z.string().nullable(),
});
export type DeskPlace = z.output<typeof deskPlace>;

export const membershipContract = {
  name: operation({
    method: "GET",
    path: "/place-names/{kind}",
    summary: "Подойдёт ли адрес и нет ли канала или сообщества с похожим названием",
    access,
    limit: { name: "place-name", count: 240, perSeconds: 60 },
  })
    .input(
      z.strictObject({
        kind: z.string().min(1).max(40),
        alias: z.string().trim().toLowerCase().max(100).default(""),
        title: z.string().trim().max(100).default(""),
        /** The place whose words are changed. */
        place: id.optional(),
      }),
    )
    /** With a free word made of the name of a new place, where none was asked about. */
    .output(z.object({ problem: z.string().nullable(), alike: z.array(alikePlace), free: z.string().optional() })),
  members: operation({ method: "GET", path: "/places/{place}/members", summary: "Участники канала", access })
    .input(
      z.strictObject({
        place: id,
        query: z.string().trim().max(100).default(""),
        role: z.enum(["leaders", "others"]).optional(),
        after,
      }),
    )
    .output(z.object({ items: z.array(member), total: z.number(), next: z.string().optional() })),
  join: operation({
    method: "PUT",
    path: "/places/{place}/membership",
    summary: "Вступить, принять приглашение или попроситься",
    access,
    limit: { name: "joining", count: 60, perSeconds: 3600 },
  })
    .input(
      z.strictObject({
        place: id,
        message: z.string().trim().max(500, "Не больше 500 знаков").default(""),
        /** To the questions of the place, in their order. */
        answers: z.array(z.string().trim().max(500, "Не больше 500 знаков")).max(3).default([]),
      }),
    )
    .output(z.object({ outcome: z.enum(["inside", "requested"]) })),
  leave: operation({
    method: "DELETE",
    path: "/places/{place}/membership",
    summary: "Выйти, забрать просьбу или отказаться от приглашения",
    access,
  })
    .input(z.strictObject({ place: id }))
    .output(done),
  setRole: operation({
    method: "PUT",
    path: "/places/{place}/members/{person}/role",
    summary: "Сделать участника администратором канала или снова участником",
    access,
  })
    .input(one.extend({ role: z.enum(["admin", "member"]) }))
    .output(done),
  handOver: operation({
    method: "PUT",
    path: "/places/{place}/owner",
    summary: "Предложить другому участнику стать владельцем",
    access,
  })
    .input(one)
    .output(done),
  answerOffer: operation({
    method: "PUT",
    path: "/places/{place}/owner/answer",
    summary: "Стать владельцем или отказаться; владелец так забирает своё предложение",
    access,
  })
    .input(z.strictObject({ place: id, accept: z.boolean() }))
    .output(done),
  mute: operation({
    method: "PUT",
    path: "/places/{place}/members/{person}/mute",
    summary: "Оставить участнику только чтение на время или вернуть слово",
    access,
  })
    .input(one.extend({ hours: z.union([z.literal(0), ...muteHours.map((hours) => z.literal(hours))]) }))
    .output(done),
  exclude: operation({
    method: "DELETE",
    path: "/places/{place}/members/{person}",
    summary: "Исключить участника",
    access,
  })
    .input(one)
    .output(done),
  bans: operation({ method: "GET", path: "/places/{place}/bans", summary: "Кому закрыт вход в канал", access })
    .input(z.strictObject({ place: id, after }))
    .output(z.object({ items: z.array(banned), next: z.string().optional() })),
  ban: operation({
    method: "PUT",
    path: "/places/{place}/bans/{person}",
    summary: "Закрыть человеку вход в канал",
    access,
  })
    .input(
      z.strictObject({
        place: id,
        person: typedPerson,
        reason,
        days: z.union(banDays.map((days) => z.literal(days))).optional(),
      }),
    )
    .output(done),
  unban: operation({
    method: "DELETE",
    path: "/places/{place}/bans/{person}",
    summary: "Снова открыть человеку вход в канал",
    access,
  })
    .input(one)
    .output(done),
  listen: operation({
    method: "PUT",
    path: "/places/{place}/level",
    summary: "О каких новостях канала или сообщества сообщать мне",
    access,
  })
    .input(z.strictObject({ place: id, level: z.enum(levels, { error: "Выберите, о чём сообщать" }) }))
    .output(done),
  seen: operation({ method: "PUT", path: "/places/{place}/seen", summary: "Всё в канале просмотрено", access })
    .input(z.strictObject({ place: id }))
    .output(done),
  archive: operation({
    method: "PUT",
    path: "/places/{place}/archive",
    summary: "Убрать канал в архив или вернуть",
    access,
  })
    .input(z.strictObject({ place: id, archived: z.boolean() }))
    .output(done),
  waiting: operation({
    method: "GET",
    path: "/places/{place}/waiting",
    summary: "Кто просится в канал и кого позвали",
    access,
  })
    .input(z.strictObject({ place: id }))
    .output(waiting),
  invite: operation({
    method: "POST",
    path: "/places/{place}/invites",
    summary: "Позвать коллег в канал",
    access,
    limit: { name: "place-invites", count: 100, perSeconds: 3600 },
  })
    .input(
      z.strictObject({
        place: id,
        people: typedPeople.min(1, "Назовите хотя бы одного коллегу"),
      }),
    )
    .output(z.object({ invited: z.number() })),
  inviteDepartment: operation({
    method: "POST",
    path: "/places/{place}/invites/department",
    summary: "Позвать в канал целое подразделение вместе со всеми, что внутри",
    access,
    limit: { name: "place-departments", count: 20, perSeconds: 3600 },
  })
    .input(z.strictObject({ place: id, department: z.uuid("Выберите подразделение") }))
    .output(z.object({ people: z.number() })),
  makeLink: operation({
    method: "POST",
    path: "/places/{place}/links",
    summary: "Сделать ссылку, по которой входят в канал",
    access,
    limit: { name: "place-links", count: 30, perSeconds: 3600 },
  })
    .input(
      z.strictObject({
        place: id,
        days: z.union(linkDays.map((days) => z.literal(days))),
        uses: z.union(linkUses.map((uses) => z.literal(uses))),
      }),
    )
    .output(done),
  dropLink: operation({
    method: "DELETE",
    path: "/places/{place}/links/{link}",
    summary: "Закрыть ссылку, по которой входят в канал",
    access,
  })
    .input(z.strictObject({ place: id, link: id }))
    .output(done),
  link: operation({
    method: "GET",
    path: "/place-links/{code}",
    summary: "Куда зовёт ссылка",
    access,
    limit: { name: "place-link", count: 120, perSeconds: 60 },
  })
    .input(z.strictObject({ code: linkCode }))
    .output(linkView),
  enter: operation({
    method: "PUT",
    path: "/place-links/{code}/membership",
    summary: "Вступить по ссылке",
    access,
    limit: { name: "joining", count: 60, perSeconds: 3600 },
  })
    .input(z.strictObject({ code: linkCode }))
    .output(linkView),
  revoke: operation({
    method: "DELETE",
    path: "/places/{place}/invites/{person}",
    summary: "Отозвать приглашение",
    access,
  })
    .input(one)
    .output(done),
  decide: operation({
    method: "PUT",
    path: "/places/{place}/requests/{person}",
    summary: "Впустить человека или отказать ему",
    access,
  })
    .input(one.extend({ grant: z.boolean(), reason }))
    .output(done),
  making: operation({
    method: "GET",
    path: "/place-making",
    summary: "Можно ли мне создавать каналы и сообщества",
    access,
  })
    .input(z.strictObject({}))
    .output(z.object({ may: z.boolean() })),
  makers: operation({
    method: "GET",
    path: "/desk/place-makers",
    summary: "Кто создаёт каналы и сообщества",
    access: "admin",
  })
    .input(z.strictObject({}))
    .output(makers),
  setMakers: operation({
    method: "PUT",
    path: "/desk/place-makers",
    summary: "Сказать, кто создаёт каналы и сообщества: все, администраторы или выбранные",
    access: "admin",
  })
    .input(
      z.strictObject({
        makers: chosenParts.nullable(),
        people: typedPeople.default([]),
      }),
    )
    .output(done),
  desk: operation({ method: "GET", path: "/desk/places", summary: "Каналы и сообщества компании", access: "admin" })
    .input(
      z.strictObject({
        query: z.string().trim().max(100).default(""),
        state: z.enum(deskStates).optional(),
        after,
      }),
    )
    .output(z.object({ items: z.array(deskPlace), next: z.string().optional() })),
  give: operation({
    method: "PUT",
    path: "/desk/places/{place}",
    summary:
      "Сменить владельца канала или сообщества, назвать официальным или обязательным, убрать в архив или вернуть",
    access: "admin",
  })
    .input(
      z.strictObject({
        place: id,
        owner: typedPerson.optional(),
        archived: z.boolean().optional(),
        official: z.boolean().optional(),
        /** Who must belong to it: the whole company, parts of it, or nobody, an empty list. */
        mandatory: z.union([z.literal("company"), chosenParts]).optional(),
      }),
    )
    .output(done),
};
