import { z } from "zod";
import { givenIn } from "#app/engines/questionnaires/forms.ts";
import { areApart, areChosen, readersFields, readersOf } from "#app/people/account/forms.ts";
import { counted } from "#app/ui/plural.ts";
import type { PageContext } from "#app/web/context.ts";
import { intent } from "#app/web/page.ts";
import { chosenPeople } from "#app/web/people-form.ts";
import { ticked } from "#app/web/ticked.ts";
import { href } from "#app/web/urls.ts";
import { daysFrom, wallOf } from "#app/web/wall-time.ts";
import {
  answersGiven,
  calendarViews,
  dayKinds,
  eventWords,
  frequencies,
  layers,
  registrations,
  spans,
  tones,
  whoseEvents,
} from "./contract.ts";
import { calendarDesk } from "./desk-routes.ts";
import { events } from "./routes.ts";

const told = (id: string, text: string) => ({ id, kind: "success" as const, text });

/** What an address of the calendar asks for; a wrong word asks for nothing. */
export const readCalendar = (query: Record<string, string | undefined>) => ({
  view: z.enum(calendarViews).catch("month").parse(query.view),
  whose: z.enum(whoseEvents).catch("all").parse(query.whose),
  type: z.uuid().optional().catch(undefined).parse(query.type),
  place: z.uuid().optional().catch(undefined).parse(query.place),
});

type Asked = Pick<PageContext, "api" | "viewer"> & { now: string };

/** What is ahead in a place in the next three months. */
export async function readPlaceEvents({ api, viewer, now }: Asked, placeId: string) {
  const zone = viewer.timeZone;
  const from = wallOf(now, zone).slice(0, 10);
  const to = daysFrom(from, 92);
  const { items } = await api.events.range({ from, to, placeId });
  return { items, from, to, zone, now };
}

const words = z.object({
  ...readersFields,
  title: z.string({ error: "Назовите событие" }).pipe(eventWords.title),
  description: eventWords.description,
  typeId: eventWords.typeId,
  placeId: eventWords.placeId,
  isAllDay: ticked,
  startsAt: eventWords.startsAt,
  endsAt: eventWords.endsAt,
  zone: eventWords.zone,
  location: eventWords.location,
  onlineUrl: eventWords.onlineUrl,
  contacts: eventWords.contacts,
  guestVisible: ticked,
  registration: z.enum(registrations, { error: "Выберите, как отвечают" }),
  capacity: eventWords.capacity,
  hasWaitlist: ticked,
  allowsMaybe: ticked,
  plusOnes: eventWords.plusOnes,
  closesHours: eventWords.closesHours,
  price: eventWords.price,
  frequency: z.enum(frequencies).default("once"),
  interval: eventWords.interval,
  until: eventWords.until,
});

export const eventForm = words.refine(...areChosen).refine(...areApart);
const changeForm = words
  .extend({ revision: z.coerce.number().int(), span: z.enum(spans).default("one") })
  .refine(...areChosen)
  .refine(...areApart);

export const makeIntents = {
  make: intent(eventForm, async ({ api, value: { readers, parts, ...said } }) => {
    const { id } = await api.events.make({ ...said, ...readersOf({ readers, parts }) });
    // Nobody sees what is for the invited alone until somebody is.
    const next = said.registration === "invite-only" ? events.participants : events.one;
    return { to: href(next, { id }), toast: told("event", "Событие создано") };
  }),
};

export const changeIntents = {
  change: intent(changeForm, async ({ api, value: { readers, parts, ...said }, params: { id = "" } }) => {
    const made = await api.events.change({ id, ...said, ...readersOf({ readers, parts }) });
    return { to: href(events.one, made), toast: told("event", "Событие изменено") };
  }),
  cancel: intent(
    z.object({
      span: z.enum(spans).default("one"),
      reason: z.string({ error: "Напишите причину" }).trim().min(3, "Напишите причину").max(500),
    }),
    async ({ api, value, params: { id = "" } }) => {
      await api.events.cancel({ id, ...value });
      return { to: href(events.one, { id }), toast: told("event", "Событие отменено, участникам сообщат") };
    },
  ),
};

export const layerIntents = {
  layers: intent(z.object({ birthday: ticked, day: ticked, outside: ticked }), async ({ api, value, here }) => {
    await api.events.showLayers({ shown: layers.filter((layer) => value[layer]) });
    return { to: here(), toast: told("layers", "Запомнили, что показывать") };
  }),
};

const answered = {
  going: "Вы идёте",
  maybe: "Отмечено: возможно, придёте",
  declined: "Отмечено: вы не идёте",
  waiting: "Мест нет: вы в листе ожидания",
  asked: "Организатор ответит",
};

export const eventIntents = {
  answer: intent(
    z.object({ answer: z.enum(answersGiven), plusOnes: z.coerce.number().int().min(0).max(3).default(0) }),
    async ({ api, value, params: { id = "" }, here }) => {
      const { state } = await api.events.answer({ id, ...value });
      return { to: here(), toast: told("answer", answered[state as keyof typeof answered] ?? "Ответ записан") };
    },
  ),
  keep: intent(z.object({ kept: z.enum(["on", "off"]) }), async ({ api, value, params: { id = "" }, here }) => {
    await api.events.keep({ id, kept: value.kept === "on" });
    return { to: here() };
  }),
};

export const joinIntents = {
  join: intent(
    z.object({ plusOnes: z.coerce.number().int().min(0).max(3).default(0) }),
    async ({ api, value, form, params: { id = "" } }) => {
      const { state } = await api.events.answer({ id, answer: "going", ...value, answers: givenIn(form) });
      return { to: href(events.one, { id }), toast: told("answer", answered[state as keyof typeof answered]) };
    },
  ),
};

export const checkInIntents = {
  "check-in": intent(
    z.object({ code: z.string({ error: "Введите код" }).trim().min(1, "Введите код").max(20, "В коде шесть цифр") }),
    async ({ api, value, params: { id = "" } }) => {
      await api.events.checkIn({ id, ...value });
      return { to: href(events.one, { id }), toast: told("check-in", "Отметили: вы здесь. Хорошего события!") };
    },
  ),
};

export const subscriptionIntents = {
  make: intent(z.object({}), async ({ api }) => ({ show: await api.events.subscribe({}) })),
  shut: intent(z.object({}), async ({ api, here }) => {
    await api.events.unsubscribe({});
    return { to: here(), toast: told("link", "Адрес закрыт: по нему больше ничего не видно") };
  }),
};

export const participantIntents = {
  invite: intent(
    z.object({ people: chosenPeople, departmentId: z.uuid().optional() }),
    async ({ api, value, params: { id = "" }, here }) => {
      const { invited } = await api.events.invite({ id, ...value });
      const text = `Приглашение получили ${counted(invited, ["человек", "человека", "человек"])}`;
      return { to: here(), toast: told("invited", text) };
    },
  ),
  remove: intent(z.object({ accountId: z.uuid() }), async ({ api, value, params: { id = "" }, here }) => {
    await api.events.uninvite({ id, ...value });
    return { to: here(), toast: told("removed", "Человека нет среди участников") };
  }),
  decide: intent(
    z.object({ accountId: z.uuid(), state: z.enum(["going", "declined", "attended", "no-show"]) }),
    async ({ api, value, params: { id = "" }, here }) => {
      await api.events.decide({ id, ...value });
      return { to: here(), toast: told("decided", "Записано") };
    },
  ),
};

export const deskIntents = {
  publish: intent(z.object({ id: z.uuid() }), async ({ api, value, here }) => {
    await api.events.review({ ...value, publish: true });
    return { to: here(), toast: told("event", "Событие вышло") };
  }),
  refuse: intent(z.object({ id: z.uuid() }), async ({ api, value, here }) => {
    await api.events.review({ ...value, publish: false });
    return { to: here(), toast: told("event", "Событие отклонено") };
  }),
};

export const dayIntents = {
  put: intent(
    z.object({
      day: z.iso.date({ error: "Укажите день" }),
      kind: z.enum(dayKinds, { error: "Выберите, какой это день" }),
      title: z.string().trim().max(100, "Не больше 100 знаков").default(""),
    }),
    async ({ api, value }) => {
      await api.events.putDay(value);
      const year = value.day.slice(0, 4);
      return { to: href(calendarDesk.adminDays, null, { year }), toast: told("day", "День записан") };
    },
  ),
  "put-list": intent(
    z.object({
      list: z
        .string({ error: "Вставьте дни" })
        .trim()
        .min(1, "Вставьте дни")
        .max(20_000, "Слишком много: вставьте по годам"),
    }),
    async ({ api, value }) => {
      const { count, first } = await api.events.putDays(value);
      const text = `Записали: ${counted(count, ["день", "дня", "дней"])}`;
      return { to: href(calendarDesk.adminDays, null, { year: first.slice(0, 4) }), toast: told("day", text) };
    },
  ),
  drop: intent(z.object({ day: z.iso.date() }), async ({ api, value, here }) => {
    await api.events.dropDay(value);
    return { to: here(), toast: told("day", "День снова обычный") };
  }),
};

export const typeIntents = {
  put: intent(
    z.object({
      id: z.uuid().optional(),
      title: z.string({ error: "Назовите вид" }).trim().min(2, "Назовите вид").max(40, "Не больше 40 знаков"),
      tone: z.enum(tones, { error: "Выберите цвет" }),
      archived: ticked,
    }),
    async ({ api, value }) => {
      await api.events.putType(value);
      return { to: href(calendarDesk.adminTypes), toast: told("type", "Вид событий сохранён") };
    },
  ),
};
