import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

/** What people are told of; from the fifth on a moderator speaks: to those who complained, then to authors; then the newsroom, then colleagues again. */
export const noticeKinds = [
  "comment",
  "reply",
  "mention",
  "mention-post",
  "report-kept",
  "report-acted",
  "restrained",
  "hidden",
  "deleted",
  "warned",
  "muted",
  "suspended",
  "cleared",
  "approved",
  "rejected",
  "upheld",
  "overturned",
  "must-read",
  "stale",
  "expired",
  "mood",
  "call",
  "call-post",
  "story-answer",
  "review",
  "returned",
  "desk-talk",
  "desk-mention",
  "changed",
  "consent-withdrawn",
  "support",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const noticeView = z.object({
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  /** Nobody where moderators and the newsroom speak. */
  actor: z.object({ id: z.string(), name: z.string(), photo: z.string().nullable() }).nullable(),
  subject: z.string(),
  text: z.string(),
  href: z.string(),
  createdAt: z.string(),
  read: z.boolean(),
});
export type NoticeView = z.output<typeof noticeView>;

export const notificationsContract = {
  list: operation({
    ownEyesOnly: true,
    method: "GET",
    path: "/notifications",
    summary: "Уведомления",
    access: "employee",
  })
    .input(z.strictObject({ after: z.string().max(200).optional() }))
    .output(z.object({ items: z.array(noticeView), next: z.string().optional() })),
  unread: operation({
    method: "GET",
    path: "/notifications/unread",
    summary: "Сколько уведомлений не прочитано",
    access: "employee",
  }).output(z.object({ count: z.number() })),
  readAll: operation({
    method: "PUT",
    path: "/notifications/read",
    summary: "Прочитать все уведомления",
    access: "employee",
  }).output(z.object({ read: z.number() })),
};
