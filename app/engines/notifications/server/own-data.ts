import { sql } from "drizzle-orm";
import { iso, type OwnPart, reference } from "#platform/own-data/part.ts";
import { noticeChoices, noticeHabits, noticeMutes, notices, pushDevices } from "./schema.ts";

/** What a person was told of: the words in a notice are other people's, so here is only that there was one. */
export const ownNotices: OwnPart[] = [
  {
    name: "notices",
    title: "Уведомления",
    by: [notices.accountId],
    after: "gone",
    head: { at: "Когда", kind: "Вид", read: "Прочитано" },
    rows: (me) => sql`select id as key, ${iso("created_at")} as at, kind, ${iso("read_at")} as read
      from notices where account_id = ${me}`,
  },
  {
    name: "notice-choices",
    title: "О чём вам сообщать",
    by: [noticeChoices.accountId],
    after: "gone",
    head: {
      ...{ family: "О чём", bell: "В колокольчике", mail: "Письмом", push: "На устройстве" },
      ...{ muted: "Не сообщать с", at: "Изменено" },
    },
    rows: (
      me,
    ) => sql`select family as key, family, bell, mail, push, ${iso("muted_at")} as muted, ${iso("changed_at")} as at
      from notice_choices where account_id = ${me}`,
  },
  {
    name: "notice-mutes",
    title: "О чём вас не уведомлять",
    by: [noticeMutes.accountId],
    after: "gone",
    head: { at: "С какого времени", until: "До какого времени", address: "Публикация" },
    rows: (
      me,
    ) => sql`select m.publication_id as key, ${iso("m.muted_at")} as at, ${iso("m.until")} as until, ${reference("p.kind", "p.id")} as address
      from notice_mutes m join publications p on p.id = m.publication_id where m.account_id = ${me}`,
  },
  {
    name: "push-devices",
    title: "Устройства, на которых вы видите уведомления",
    by: [pushDevices.accountId],
    after: "gone",
    head: { device: "Браузер", at: "Добавлено", seen: "Когда вы там были", told: "Последнее уведомление" },
    rows: (me) => sql`select id as key, user_agent as device, ${iso("created_at")} as at, ${iso("seen_at")} as seen,
      ${iso("told_at")} as told from push_devices where account_id = ${me}`,
  },
  {
    name: "notice-habits",
    title: "Когда вам сообщать",
    by: [noticeHabits.accountId],
    after: "gone",
    head: {
      from: "Тишина с",
      to: "Тишина до",
      days: "Дни",
      digest: "Сводка",
      refused: "Адрес, который не принял письмо",
    },
    rows: (
      me,
    ) => sql`select account_id as key, quiet_from as from, quiet_to as to, array_to_string(days, ', ') as days, digest,
      refused_address as refused from notice_habits where account_id = ${me}`,
  },
];
