import { z } from "zod";
import { reachNames } from "#app/engines/content/contract.ts";
import {
  askedQuestion,
  givenAnswers,
  keptAnswers,
  questionnaireDocument,
} from "#app/engines/questionnaires/contract.ts";
import { audienceRule } from "#platform/api/audience.ts";
import { linkRule } from "#platform/api/link.ts";
import { numberInText } from "#platform/api/number-in-text.ts";
import { openToAll, operation } from "#platform/api/operation.ts";
import { personCard } from "#platform/api/person-card.ts";
import { typedPeople } from "#platform/api/typed-person.ts";

const access = "employee";
const id = z.uuid();
const day = z.iso.date({ error: "Укажите день" });
const zone = z.string().max(60).refine(isZone, "Такого часового пояса нет");
const said = (most: number) => z.string().trim().max(most);

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("ru", { timeZone: name }));
  } catch {
    return false;
  }
}

export const dayKinds = ["off", "work", "short"] as const;

/** The colours of types; each holds its contrast on light and on dark. */
export const tones = ["blue", "green", "violet", "orange", "red", "teal", "grey"] as const;
export type Tone = (typeof tones)[number];
export const registrations = ["none", "free", "approval", "invite-only"] as const;
export type Registration = (typeof registrations)[number];
/** Kept; `live` and `past` are told by the clock. */
export const eventStates = ["in-review", "published", "cancelled"] as const;
export type EventState = (typeof eventStates)[number];
export const answerStates = [
  "invited",
  "asked",
  "going",
  "maybe",
  "declined",
  "waiting",
  "attended",
  "no-show",
] as const;
export type AnswerState = (typeof answerStates)[number];
/** What a person may say themselves. */
export const answersGiven = ["going", "maybe", "declined"] as const;
/** How much of a series a change is meant for. */
export const spans = ["one", "next", "all"] as const;
export type Span = (typeof spans)[number];
export const calendarViews = ["month", "week", "list"] as const;
export type CalendarView = (typeof calendarViews)[number];
export const whoseEvents = ["all", "mine", "company", "places"] as const;
export type WhoseEvents = (typeof whoseEvents)[number];
export const frequencies = ["once", "daily", "weekly", "monthly", "yearly"] as const;
export type Frequency = (typeof frequencies)[number];

/** What stands in a calendar beside events; each can be switched off. */
export const layers = ["birthday", "day", "outside"] as const;
export type Layer = (typeof layers)[number];

/** A birthday, a day that somebody has named, a time of another program's calendar. */
const layerLine = z.object({
  layer: z.enum(layers),
  id: z.string(),
  /** Whose it is: the short name of a person, the calendar. */
  of: z.string(),
  title: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  isAllDay: z.boolean(),
  zone: z.string(),
});
export type LayerLine = z.output<typeof layerLine>;

const eventType = z.object({ id, title: z.string(), tone: z.enum(tones) });
export type EventType = z.output<typeof eventType>;

/** An event as calendars and lists show it. */
const eventLine = z.object({
  /** Of this day of it: what its address says. */
  id,
  eventId: id,
  title: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  isAllDay: z.boolean(),
  zone: z.string(),
  location: z.string(),
  type: eventType.nullable(),
  repeats: z.boolean(),
  cancelled: z.boolean(),
  answer: z.enum(answerStates).nullable(),
  favourite: z.boolean(),
});
export type EventLine = z.output<typeof eventLine>;

/** What a person has today: an event, or a time of another program's calendar. */
export const todayLine = z.object({
  href: z.string().nullable(),
  entry: z.object({ calendarId: id, entryId: id }).nullable(),
  title: z.string(),
  /** Nothing of a whole day. */
  clock: z.string().nullable(),
});
export type TodayLine = z.output<typeof todayLine>;

const eventView = eventLine.extend({
  description: z.string(),
  organiser: personCard,
  place: z.object({ title: z.string(), href: z.string() }).nullable(),
  contacts: z.string(),
  /** To those who go, from half an hour before the start. */
  onlineUrl: z.string().nullable(),
  hasOnline: z.boolean(),
  registration: z.enum(registrations),
  capacity: z.number().nullable(),
  taken: z.number(),
  waiting: z.number(),
  /** Were asked to come and have not answered yet. */
  invited: z.number(),
  allowsMaybe: z.boolean(),
  plusOnesAtMost: z.number(),
  plusOnes: z.number(),
  price: z.number(),
  closesAt: z.string(),
  movedFrom: z.string().nullable(),
  reason: z.string(),
  /** How it repeats, in words. */
  rhythm: z.string(),
  isAskedAgain: z.boolean(),
  /** Who wants to come is asked something that they have not answered yet. */
  isAsking: z.boolean(),
  /** People may note at the door that they have come. */
  isDoorOpen: z.boolean(),
  state: z.enum(["in-review", "ahead", "closed", "live", "past", "cancelled"]),
  mayEdit: z.boolean(),
  going: z.array(personCard),
  revision: z.number(),
  /** Another event of the reader's at the same time. */
  overlaps: z.object({ id, title: z.string() }).nullable(),
  /** What the reader has then by a calendar of another program. */
  busy: z.object({ id, calendarId: id, title: z.string() }).nullable(),
});
export type EventView = z.output<typeof eventView>;

const participant = z.object({
  person: personCard,
  state: z.enum(answerStates),
  plusOnes: z.number(),
  since: z.string(),
});
export type Participant = z.output<typeof participant>;

/** What guests read of an event. */
const openEvent = z.object({
  id,
  title: z.string(),
  description: z.string(),
  company: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  isAllDay: z.boolean(),
  zone: z.string(),
  location: z.string(),
  hasOnline: z.boolean(),
  cancelled: z.boolean(),
  reason: z.string(),
  movedFrom: z.string().nullable(),
});
export type OpenEvent = z.output<typeof openEvent>;

export const eventWords = {
  title: said(150).min(3, "Назовите событие: хотя бы три знака"),
  description: said(10_000).default(""),
  typeId: id.optional(),
  placeId: id.optional(),
  isAllDay: z.boolean().default(false),
  /** As the clocks of the zone show it: «2026-03-08T14:05». */
  startsAt: z.string({ error: "Укажите начало" }),
  endsAt: z.string({ error: "Укажите конец" }),
  zone,
  location: said(300).default(""),
  onlineUrl: z.union([z.literal(""), linkRule]).default(""),
  contacts: said(300).default(""),
  reach: z.enum(reachNames).default("company"),
  audience: audienceRule.default(null),
  guestVisible: z.boolean().default(false),
  registration: z.enum(registrations).default("free"),
  capacity: z.coerce.number().int().min(1, "Хотя бы одно место").max(100_000).optional(),
  hasWaitlist: z.boolean().default(true),
  allowsMaybe: z.boolean().default(true),
  plusOnes: z.coerce.number().int().min(0).max(3, "Не больше трёх").default(0),
  closesHours: z.coerce.number().int().min(0).max(720, "Не больше 30 дней").default(0),
  price: z.coerce.number().int().min(0).max(100_000).default(0),
  frequency: z.enum(frequencies).default("once"),
  interval: z.coerce.number().int().min(1).max(99).default(1),
  until: day.optional(),
};

const eventQuestions = z.object({
  id,
  title: z.string(),
  revision: z.number(),
  document: questionnaireDocument,
  /** Somebody has answered: they are changed no more. */
  isAnswered: z.boolean(),
});
export type EventQuestions = z.output<typeof eventQuestions>;

const done = z.object({ id });

export const eventsContract = {
  range: operation({ method: "GET", path: "/calendar", summary: "События между двумя днями", access })
    .input(
      z.strictObject({
        from: day,
        to: day,
        zone: zone.optional(),
        whose: z.enum(whoseEvents).default("all"),
        typeId: id.optional(),
        placeId: id.optional(),
        query: said(200).default(""),
      }),
    )
    .output(
      z.object({
        items: z.array(eventLine),
        types: z.array(eventType),
        /** The reader's channels and communities that have had events. */
        places: z.array(z.object({ id, title: z.string() })),
        next: eventLine.nullable(),
        beside: z.array(layerLine),
        hidden: z.array(z.enum(layers)),
      }),
    ),
  showLayers: operation({
    method: "PUT",
    path: "/calendar/layers",
    summary: "Что показывать в календаре рядом с событиями",
    access,
  })
    .input(z.strictObject({ shown: z.array(z.enum(layers)).max(layers.length) }))
    .output(z.object({ hidden: z.array(z.enum(layers)) })),
  search: operation({
    method: "GET",
    path: "/calendar/public/v1/events/search",
    summary: "События, открытые гостям",
    access: "public",
    limit: openToAll,
  })
    .input(z.strictObject({ query: said(200).default(""), from: day.optional() }))
    .output(z.object({ items: z.array(eventLine) })),
  openEvent: operation({
    method: "GET",
    path: "/calendar/events/{id}/guest",
    summary: "Событие, открытое гостям",
    access: "public",
    limit: openToAll,
  })
    .input(z.strictObject({ id }))
    .output(openEvent),
  openIcs: operation({
    method: "GET",
    path: "/calendar/events/{id}/guest/ics",
    summary: "Событие, открытое гостям, файлом",
    access: "public",
    limit: openToAll,
  })
    .input(z.strictObject({ id }))
    .output(z.object({ file: z.string(), text: z.string() })),
  favourites: operation({ method: "GET", path: "/calendar/favorites", summary: "Избранные события", access })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(eventLine) })),
  one: operation({ method: "GET", path: "/calendar/events/{id}", summary: "Событие", access })
    .input(z.strictObject({ id }))
    .output(eventView),
  source: operation({ method: "GET", path: "/calendar/events/{id}/source", summary: "Событие для правки", access })
    .input(z.strictObject({ id }))
    .output(z.object({ ...eventWords, id, revision: z.number(), repeats: z.boolean() })),
  choices: operation({ method: "GET", path: "/calendar/choices", summary: "Из чего выбирать у события", access })
    .input(z.strictObject({}))
    .output(
      z.object({ types: z.array(eventType), places: z.array(z.object({ id, title: z.string() })), zone: z.string() }),
    ),
  make: operation({ method: "POST", path: "/calendar/events", summary: "Создать событие", access })
    .input(z.strictObject(eventWords))
    .output(done),
  change: operation({ method: "PUT", path: "/calendar/events/{id}", summary: "Изменить событие", access })
    .input(z.strictObject({ id, revision: z.coerce.number().int(), span: z.enum(spans).default("one"), ...eventWords }))
    .output(done),
  cancel: operation({ method: "POST", path: "/calendar/events/{id}/cancel", summary: "Отменить событие", access })
    .input(z.strictObject({ id, span: z.enum(spans).default("one"), reason: said(500).min(3, "Напишите причину") }))
    .output(done),
  answer: operation({ method: "PUT", path: "/calendar/events/{id}/answer", summary: "Ответить на событие", access })
    .input(
      z.strictObject({
        id,
        answer: z.enum(answersGiven),
        plusOnes: z.coerce.number().int().min(0).max(3).default(0),
        /** To the questions of the event, where it has some. */
        answers: givenAnswers,
      }),
    )
    .output(z.object({ id, state: z.enum(answerStates) })),
  joining: operation({
    method: "GET",
    path: "/calendar/events/{id}/joining",
    summary: "О чём спросят при записи",
    access,
    ownEyesOnly: true,
  })
    .input(z.strictObject({ id }))
    .output(
      z.object({
        id,
        title: z.string(),
        price: z.number(),
        questions: z.array(askedQuestion),
        answers: keptAnswers,
        plusOnes: z.number(),
        plusOnesAtMost: z.number(),
      }),
    ),
  questions: operation({
    method: "GET",
    path: "/calendar/events/{id}/questions",
    summary: "Вопросы при записи для правки",
    access,
  })
    .input(z.strictObject({ id }))
    .output(eventQuestions),
  putQuestions: operation({
    method: "PUT",
    path: "/calendar/events/{id}/questions",
    summary: "Записать вопросы при записи",
    access,
  })
    .input(z.strictObject({ id, revision: z.coerce.number().int(), document: questionnaireDocument }))
    .output(done),
  keep: operation({ method: "PUT", path: "/calendar/events/{id}/favorite", summary: "Отложить событие", access })
    .input(z.strictObject({ id, kept: z.boolean() }))
    .output(done),
  ics: operation({ method: "GET", path: "/calendar/events/{id}/ics", summary: "Событие для другого календаря", access })
    .input(z.strictObject({ id, whole: z.enum(["yes"]).optional() }))
    .output(z.object({ file: z.string(), text: z.string() })),
  subscription: operation({
    method: "GET",
    path: "/calendar/subscription",
    summary: "Свой календарь для другой программы",
    access,
    ownEyesOnly: true,
  })
    .input(z.strictObject({}))
    .output(z.object({ since: z.string().nullable() })),
  subscribe: operation({
    method: "POST",
    path: "/calendar/subscription",
    summary: "Открыть новый адрес своего календаря; прежний перестанет работать",
    access,
    limit: { name: "calendar-links", count: 20, perSeconds: 3600 },
    // The address is shown once and kept nowhere.
    keepsNoKey: true,
  })
    .input(z.strictObject({}))
    .output(z.object({ address: z.string() })),
  unsubscribe: operation({
    method: "DELETE",
    path: "/calendar/subscription",
    summary: "Закрыть адрес своего календаря",
    access,
  })
    .input(z.strictObject({}))
    .output(z.object({ since: z.null() })),
  subscribed: operation({
    method: "GET",
    path: "/calendar/subscription/{token}",
    summary: "Календарь по личному адресу",
    access: "public",
    limit: { name: "calendar-feed", count: 300, perSeconds: 3600 },
  })
    .input(z.strictObject({ token: z.string().max(100) }))
    .output(z.object({ text: z.string() })),
  participants: operation({
    method: "GET",
    path: "/calendar/events/{id}/participants",
    summary: "Участники события",
    access,
  })
    .input(z.strictObject({ id }))
    .output(
      z.object({
        title: z.string(),
        items: z.array(participant),
        mayEdit: z.boolean(),
        mayInvite: z.boolean(),
      }),
    ),
  invite: operation({
    method: "POST",
    path: "/calendar/events/{id}/invitations",
    summary: "Пригласить на событие людей и подразделение",
    access,
    limit: { name: "event-invitations", count: 60, perSeconds: 3600 },
  })
    .input(z.strictObject({ id, people: typedPeople.default([]), departmentId: id.optional() }))
    .output(z.object({ invited: z.number() })),
  uninvite: operation({
    method: "DELETE",
    path: "/calendar/events/{id}/participants/{accountId}",
    summary: "Убрать человека из участников: приглашение и место",
    access,
  })
    .input(z.strictObject({ id, accountId: id }))
    .output(done),
  decide: operation({
    method: "PUT",
    path: "/calendar/events/{id}/participants/{accountId}",
    summary: "Решить об участнике",
    access,
  })
    .input(z.strictObject({ id, accountId: id, state: z.enum(["going", "declined", "attended", "no-show"]) }))
    .output(done),
  door: operation({
    method: "GET",
    path: "/calendar/events/{id}/door",
    summary: "Код у входа на событие",
    access,
  })
    .input(z.strictObject({ id }))
    .output(
      z.object({
        id,
        title: z.string(),
        code: z.string(),
        came: z.number(),
        expected: z.number(),
        opensAt: z.string(),
        isOpen: z.boolean(),
      }),
    ),
  checkIn: operation({
    method: "POST",
    path: "/calendar/events/{id}/check-in",
    summary: "Отметиться у входа",
    access,
    limit: { name: "event-door", count: 30, perSeconds: 3600 },
  })
    .input(z.strictObject({ id, code: z.string({ error: "Введите код" }).trim().min(1, "Введите код").max(20) }))
    .output(done),
  table: operation({
    method: "GET",
    path: "/calendar/events/{id}/participants/table",
    summary: "Участники события таблицей",
    access,
  })
    .input(z.strictObject({ id }))
    .output(
      z.object({
        title: z.string(),
        zone: z.string(),
        /** What they were asked; their answers stand in the same order. */
        questions: z.array(z.string()),
        items: z.array(participant.extend({ department: z.string(), answers: z.array(z.string()) })),
      }),
    ),
  desk: operation({ method: "GET", path: "/admin/calendar", summary: "События компании", access: "events" })
    .input(z.strictObject({ after: z.string().max(200).optional() }))
    .output(
      z.object({
        items: z.array(eventLine.extend({ organiser: personCard, taken: z.number(), state: z.enum(eventStates) })),
        next: z.string().optional(),
      }),
    ),
  review: operation({ method: "PUT", path: "/admin/calendar/{id}", summary: "Выпустить событие", access: "events" })
    .input(z.strictObject({ id, publish: z.boolean() }))
    .output(done),
  types: operation({ method: "GET", path: "/admin/calendar/types", summary: "Виды событий", access: "events" })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(eventType.extend({ count: z.number(), archived: z.boolean() })) })),
  putType: operation({
    method: "PUT",
    path: "/admin/calendar/types",
    summary: "Записать вид событий",
    access: "events",
  })
    .input(
      z.strictObject({
        id: id.optional(),
        title: said(40).min(2, "Назовите вид"),
        tone: z.enum(tones, { error: "Выберите цвет" }),
        archived: z.boolean().default(false),
      }),
    )
    .output(done),
  days: operation({ method: "GET", path: "/admin/calendar/days", summary: "Особые дни", access: "events" })
    .input(z.strictObject({ year: numberInText(z.number().min(2000).max(2100)) }))
    .output(
      z.object({ items: z.array(z.object({ day, kind: z.enum(dayKinds), title: z.string() })), worked: z.number() }),
    ),
  putDay: operation({ method: "PUT", path: "/admin/calendar/days", summary: "Записать особый день", access: "events" })
    .input(
      z.strictObject({
        day,
        kind: z.enum(dayKinds, { error: "Выберите, какой это день" }),
        title: said(100).default(""),
      }),
    )
    .output(z.object({ day })),
  putDays: operation({
    method: "POST",
    path: "/admin/calendar/days",
    summary: "Записать особые дни списком",
    access: "events",
  })
    .input(
      z.strictObject({
        list: z.string().trim().min(1, "Вставьте дни").max(20_000, "Слишком много: вставьте по годам"),
      }),
    )
    .output(z.object({ count: z.number(), first: day })),
  dropDay: operation({
    method: "DELETE",
    path: "/admin/calendar/days/{day}",
    summary: "Убрать особый день",
    access: "events",
  })
    .input(z.strictObject({ day }))
    .output(z.object({ day })),
};
