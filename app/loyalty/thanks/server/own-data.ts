import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { thanks, thanksReceivers } from "./schema.ts";

/** Thanks that a person has sent and got. */
export const ownThanks: OwnPart[] = [
  {
    name: "thanks-sent",
    title: "Благодарности, которые вы отправили",
    by: [thanks.authorId],
    after: "gone",
    head: { at: "Когда", words: "Что вы написали", points: "Баллов каждому" },
    rows: (me) => sql`
      select t.id as key, ${iso("t.created_at")} as at, t.words, t.points from thanks t where t.author_id = ${me}`,
  },
  {
    name: "thanks-received",
    title: "Благодарности, которые вы получили",
    by: [thanksReceivers.accountId],
    after: "gone",
    head: { at: "Когда", words: "За что", answer: "Что вы ответили" },
    rows: (me) => sql`
      select t.id as key, ${iso("t.created_at")} as at, t.words, r.answer
      from thanks_receivers r join thanks t on t.id = r.thanks_id where r.account_id = ${me} and t.withdrawn_at is null`,
  },
];
