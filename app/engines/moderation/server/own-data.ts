import { sql } from "drizzle-orm";
import { iso, type OwnPart, said } from "#platform/own-data/part.ts";
import { moderationCases, moderationMutes, moderationReports } from "./schema.ts";

const targets = { article: "статья", post: "пост", comment: "комментарий", default: "профиль" };

/**
 * What moderators have decided about a person's words, what the person said to it, and what they complained about. Where
 * everything was left as it was, its author is not to learn that somebody complained.
 */
export const ownModeration: OwnPart[] = [
  {
    name: "verdicts",
    title: "Решения модераторов о ваших словах",
    by: [moderationCases.authorId],
    after: "kept",
    head: {
      at: "Когда",
      target: "О чём",
      name: "Решение",
      reason: "Причина",
      message: "Что вам сказали",
      appeal: "Ваше возражение",
    },
    rows: (me) => sql`
      select d.id as key, ${iso("d.created_at")} as at, c.target, d.name, d.reason, d.message, a.text as appeal
      from moderation_decisions d join moderation_cases c on c.id = d.case_id
        left join moderation_appeals a on a.decision_id = d.id
      where c.author_id = ${me} and d.name <> 'keep'`,
    tell: (row) => ({ ...row, target: said(targets, row.target) }),
  },
  {
    name: "complaints",
    title: "Ваши жалобы",
    by: [moderationReports.reporterId],
    after: "nameless",
    head: { at: "Когда", target: "На что", reason: "Причина", text: "Слова" },
    rows: (me) => sql`
      select r.id as key, ${iso("r.created_at")} as at, c.target, r.reason, r.text
      from moderation_reports r join moderation_cases c on c.id = r.case_id where r.reporter_id = ${me}`,
    tell: (row) => ({ ...row, target: said(targets, row.target) }),
  },
  {
    name: "mutes",
    title: "Когда вас просили не писать",
    by: [moderationMutes.accountId],
    after: "kept",
    head: { at: "С", until: "До" },
    rows: (me) => sql`select id as key, ${iso("created_at")} as at, ${iso("until")} as until
      from moderation_mutes where account_id = ${me}`,
  },
];
