import { eventAnswers, eventDays, eventInvites, events, eventTypes } from "#app/calendar/events/server/schema.ts";
import { beginnings } from "#app/calendar/events/server/series.ts";
import type { QuestionnaireDocument } from "#app/engines/questionnaires/contract.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Random } from "./random.ts";
import { zoneOffset } from "./words/calendar.ts";
import { eventsTold, eventTypes as typesTold } from "./words/events.ts";
import type { World } from "./world.ts";

const [hour, day] = [3_600_000, 86_400_000];
const zone = "Europe/Moscow";

/** A day by its midnight, or the last such weekday up to it. */
function firstDay(midnight: number, weekday?: number): number {
  const fell = new Date(midnight + zoneOffset).getUTCDay();
  return weekday === undefined ? midnight : midnight - ((fell - weekday + 7) % 7) * day;
}

/** A year of events around today in each company: series with a moved day, a full one, a paid one, one that is cancelled. */
export async function seedEvents(random: Random, world: World): Promise<void> {
  const midnight = Math.floor((world.today.getTime() + zoneOffset) / day) * day - zoneOffset;
  for (const company of world.companies) {
    const people = world.colleagues.get(company.id) ?? [];
    const types = typesTold.map((type) => ({
      id: demoId(random, world.today),
      groupId: company.id,
      ...type,
      archivedAt: null,
    }));
    await insertRows(eventTypes, types);
    const rows: (typeof events.$inferInsert)[] = [];
    const days: (typeof eventDays.$inferInsert)[] = [];
    const answers: (typeof eventAnswers.$inferInsert)[] = [];
    const invites: (typeof eventInvites.$inferInsert)[] = [];
    for (const told of eventsTold) {
      const startsAt = new Date(firstDay(midnight + told.at * day, told.weekday) + (told.hour ?? 0) * hour);
      const length = told.hour === undefined ? day - 60_000 : (told.hours ?? 1) * hour;
      const id = demoId(random, world.today);
      rows.push({
        ...{
          id,
          groupId: company.id,
          reach: "company",
          audience: null,
          guestVisible: told.guests ?? false,
          placeId: null,
        },
        questions: told.asked ? documentOf(told.asked) : null,
        ...{ typeId: types[told.type]!.id, organiserId: random.pick(people).id, title: told.title },
        ...{ description: told.description, zone, isAllDay: told.hour === undefined, location: told.location },
        ...{
          onlineUrl: "",
          contacts: "",
          registration: told.invited ? "invite-only" : "free",
          capacity: told.capacity ?? null,
          hasWaitlist: true,
        },
        ...{ allowsMaybe: true, plusOnes: 0, closesHours: 0, price: told.price ?? 0, rule: told.rule ?? null },
        ...{ startsAt, endsAt: new Date(startsAt.getTime() + length) },
        ...{ laidUntil: null, state: "published", uid: `${id}@veche`, sequence: 0, revision: 1, deletedAt: null },
        createdAt: new Date(Math.min(startsAt.getTime() - 14 * day, world.today.getTime() - day)),
      });
      for (const person of random.some(people, Math.min(told.invited ?? 0, people.length)))
        invites.push({ eventId: id, accountId: person.id, groupId: company.id, reach: "company", byId: null });
      const starts = told.rule
        ? beginnings({ startsAt, zone, rule: told.rule }, startsAt, new Date(midnight + 200 * day))
        : [startsAt];
      const next = starts.findIndex((one) => one > world.today);
      for (const [at, begins] of starts.entries()) {
        const dayId = demoId(random, world.today);
        const isMoved = told.moved === true && at === next;
        const from = isMoved ? new Date(begins.getTime() + 2 * hour) : begins;
        const isNear = Math.abs(begins.getTime() - world.today.getTime()) < 60 * day;
        const goers = isNear ? random.some(people, Math.min(told.people ?? 0, people.length)) : [];
        const seats = told.price ? 0 : Math.min(goers.length, told.capacity ?? goers.length);
        for (const [place, person] of goers.entries()) {
          if (told.price) break;
          answers.push({
            ...{
              dayId,
              accountId: person.id,
              groupId: company.id,
              reach: "company",
              state: place < seats ? "going" : "waiting",
              plusOnes: 0,
            },
            ...{
              since: new Date(Math.min(begins.getTime(), world.today.getTime()) - (goers.length - place) * hour),
              holdId: null,
            },
            ...{ settledAt: null, isAskedAgain: isMoved },
            answers: told.asked ? { one: { chosen: [String(random.int(0, told.asked.options.length - 1))] } } : {},
          });
        }
        days.push({
          ...{
            id: dayId,
            eventId: id,
            groupId: company.id,
            reach: "company",
            startsAt: from,
            endsAt: new Date(from.getTime() + length),
          },
          ...{ ruledAt: begins, isChanged: isMoved, title: null, location: null, movedFrom: isMoved ? begins : null },
          ...{ cancelledAt: told.cancelled ? world.today : null, reason: told.cancelled ?? "", taken: seats },
        });
      }
    }
    await insertRows(events, rows);
    await insertRows(eventDays, days);
    await insertRows(eventAnswers, answers);
    await insertRows(eventInvites, invites);
  }
}

/** One question with its options. */
const documentOf = ({ title, options }: { title: string; options: string[] }): QuestionnaireDocument => ({
  sections: [
    {
      ...{ id: "questions", title: "", text: "" },
      questions: [
        {
          ...{ id: "one", kind: "single", title, help: "", required: true, other: false, shuffle: false },
          ...{ rows: [], low: "", high: "" },
          options: options.map((text, at) => ({ id: String(at), text })),
        },
      ],
    },
  ],
});
