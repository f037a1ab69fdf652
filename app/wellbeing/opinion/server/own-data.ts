import { sql } from "drizzle-orm";
import { type OwnPart, said } from "#platform/own-data/part.ts";
import { opinionOwners, opinions, opinionVotes } from "./schema.ts";

const states = {
  sent: "отправлено",
  seen: "прочитано",
  inWork: "в работе",
  answered: "есть ответ",
  declined: "отклонено",
};

/** What a person has said under their name, and what they are for. Of an opinion without a name nobody knows whose it is. */
export const ownOpinions: OwnPart[] = [
  {
    name: "opinions",
    title: "Мнения от своего имени",
    by: [opinions.authorId],
    after: "nameless",
    head: { topic: "Тема", day: "Когда", rating: "Оценка", text: "Текст", state: "Состояние", talk: "Переписка" },
    rows: (me) => sql`
      select p.id as key, t.title as topic, p.sent_on as day, p.rating, p.text, p.state, (
        select string_agg(case when (w ->> 'ofOwner')::boolean then 'ответ: ' else 'вы: ' end || (w ->> 'text'), E'\\n')
        from jsonb_array_elements(p.talk) w) as talk
      from opinions p join opinion_topics t on t.id = p.topic_id where p.author_id = ${me}`,
    tell: (row) => ({ ...row, state: said(states, row.state) }),
  },
  {
    name: "idea-votes",
    title: "Идеи, которые вы поддержали",
    by: [opinionVotes.accountId],
    after: "gone",
    head: { idea: "Идея" },
    rows: (me) => sql`
      select v.opinion_id as key, p.idea from opinion_votes v join opinions p on p.id = v.opinion_id
      where v.account_id = ${me}`,
  },
  {
    name: "opinion-topics",
    title: "Темы, по которым вы отвечаете на мнения",
    by: [opinionOwners.accountId],
    after: "gone",
    head: { topic: "Тема" },
    rows: (me) => sql`
      select o.topic_id as key, t.title as topic from opinion_owners o join opinion_topics t on t.id = o.topic_id
      where o.account_id = ${me}`,
  },
];
