import { sql } from "drizzle-orm";
import type { Answers, QuestionnaireDocument } from "#app/engines/questionnaires/contract.ts";
import { iso, type OwnPart, said } from "#platform/own-data/part.ts";
import { answerColumns } from "./asking.ts";
import {
  calendarLinks,
  calendarSettings,
  eventAnswerMarks,
  eventAnswers,
  eventFavourites,
  eventInvites,
  eventLetters,
  events,
} from "./schema.ts";

const states = {
  invited: "вас пригласили",
  asked: "вы попросились",
  going: "пойду",
  maybe: "возможно",
  declined: "не пойду",
  waiting: "в листе ожидания",
  attended: "вы были",
  "no-show": "вас не было",
};

function answersInWords(questions: QuestionnaireDocument | null, answers: Answers): string {
  const { titles, of } = answerColumns({ questions });
  return of(answers)
    .flatMap((answer, at) => (answer ? [`${titles[at]}: ${answer}`] : []))
    .join("; ");
}

const layers = { birthday: "дни рождения", day: "особые дни", outside: "другие календари" };

/** What a person has organised, answered and put aside in the calendar. */
export const ownEvents: OwnPart[] = [
  {
    name: "events",
    title: "События, которые вы устроили",
    by: [events.organiserId],
    after: "nameless",
    erase: (me) => [sql`update events set contacts = '' where organiser_id = ${me}`],
    head: { title: "Событие", description: "Описание" },
    rows: (me) => sql`select e.id as key, e.title, e.description from events e where e.organiser_id = ${me}`,
    tell: (row) => row,
  },
  {
    name: "event-answers",
    title: "Ваши ответы на события",
    by: [eventAnswers.accountId, eventAnswerMarks.accountId, eventAnswerMarks.byId],
    after: "gone",
    erase: (me) => [
      sql`update event_days d set taken = d.taken - 1 - a.plus_ones from event_answers a
        where a.day_id = d.id and a.account_id = ${me} and a.state in ('going', 'attended')`,
      sql`delete from event_answers where account_id = ${me}`,
      sql`delete from event_answer_marks where account_id = ${me}`,
      sql`update event_answer_marks set by_id = null where by_id = ${me}`,
    ],
    head: { title: "Событие", at: "Когда", state: "Что вы ответили", answers: "Ответы на вопросы" },
    rows: (me) => sql`
      select a.day_id as key, coalesce(d.title, e.title) as title, ${iso("d.starts_at")} as at, a.state,
        a.answers, e.questions
      from event_answers a join event_days d on d.id = a.day_id join events e on e.id = d.event_id
      where a.account_id = ${me}`,
    tell: ({ questions, answers, ...row }) => ({
      ...{ ...row, state: said(states, row.state) },
      answers: answersInWords(questions as QuestionnaireDocument | null, answers as Answers),
    }),
  },
  {
    name: "event-invites",
    title: "События, на которые вас пригласили",
    by: [eventInvites.accountId, eventInvites.byId],
    after: "gone",
    erase: (me) => [
      sql`delete from event_invites where account_id = ${me}`,
      sql`update event_invites set by_id = null where by_id = ${me}`,
    ],
    head: { title: "Событие", at: "Когда пригласили" },
    rows: (me) => sql`select i.event_id as key, e.title, ${iso("i.created_at")} as at
      from event_invites i join events e on e.id = i.event_id where i.account_id = ${me}`,
    tell: (row) => row,
  },
  {
    name: "event-letters",
    title: "События, о которых вам писали",
    by: [eventLetters.accountId],
    after: "gone",
    head: { title: "Событие", at: "Когда" },
    rows: (me) => sql`select uid as key, title, ${iso("created_at")} as at from event_letters where account_id = ${me}`,
    tell: (row) => row,
  },
  {
    name: "event-favourites",
    title: "События, которые вы отложили",
    by: [eventFavourites.accountId],
    after: "gone",
    head: { title: "Событие" },
    rows: (me) => sql`select f.event_id as key, e.title from event_favourites f join events e on e.id = f.event_id
      where f.account_id = ${me}`,
    tell: (row) => row,
  },
  {
    name: "calendar-link",
    title: "Адрес своего календаря",
    by: [calendarLinks.accountId],
    after: "gone",
    head: { at: "Создан" },
    rows: (me) =>
      sql`select account_id as key, ${iso("created_at")} as at from calendar_links where account_id = ${me}`,
  },
  {
    name: "calendar-settings",
    title: "Что вы скрыли в календаре",
    by: [calendarSettings.accountId],
    after: "gone",
    head: { hidden: "Скрыто" },
    rows: (me) => sql`select account_id as key, array_to_string(hidden, ', ') as hidden
      from calendar_settings where account_id = ${me}`,
    tell: (row) => ({
      ...row,
      hidden: String(row.hidden)
        .split(", ")
        .map((one) => said(layers, one))
        .join(", "),
    }),
  },
];
