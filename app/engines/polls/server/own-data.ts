import { sql } from "drizzle-orm";
import { type OwnPart, reference } from "#platform/own-data/part.ts";
import { pollChoices, pollVoters } from "./schema.ts";

/** Which polls a person has answered, and with what where names are shown: of an anonymous answer nothing is known. */
export const ownAnswers: OwnPart[] = [
  {
    name: "polls",
    title: "Опросы, в которых вы ответили",
    by: [pollVoters.accountId],
    after: "nameless",
    head: { question: "Вопрос", address: "Где" },
    rows: (me) => sql`select v.poll_id as key, q.question, ${reference("p.kind", "p.id")} as address
      from poll_voters v join polls q on q.id = v.poll_id join publications p on p.id = q.publication_id
      where v.account_id = ${me}`,
  },
  {
    name: "poll-choices",
    title: "Ваши ответы в опросах с именами",
    by: [pollChoices.accountId],
    after: "nameless",
    head: { question: "Вопрос", text: "Ответ" },
    rows: (me) => sql`select c.option_id as key, q.question, o.text
      from poll_choices c join poll_options o on o.id = c.option_id join polls q on q.id = o.poll_id
      where c.account_id = ${me}`,
  },
];
