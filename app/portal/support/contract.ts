import { z } from "zod";
import { attachedFiles, attachment } from "#platform/api/attachment.ts";
import { operation } from "#platform/api/operation.ts";

const id = z.uuid();
const after = z.string().max(200).optional();

/** What one writes to support. */
export const ticketDraft = z.strictObject({
  topic: z.string({ error: "О чём вы пишете?" }).trim().min(1, "О чём вы пишете?").max(120, "Не больше 120 знаков"),
  text: z
    .string({ error: "Расскажите, что случилось" })
    .trim()
    .min(1, "Расскажите, что случилось")
    .max(4000, "Не больше 4000 знаков"),
  /** Where to write to those who have not signed in. */
  email: z.string().trim().max(200, "Не больше 200 знаков").default(""),
  /** What the person was shown about their browser and agreed to send. */
  diagnostics: z.string().trim().max(1000).default(""),
  files: attachedFiles.default([]),
});

export const messageDraft = z.strictObject({ id, text: ticketDraft.shape.text });

const ticketLine = z.object({
  id,
  number: z.string(),
  topic: z.string(),
  state: z.enum(["waiting", "answered", "closed"]),
  createdAt: z.string(),
  /** Who asks; a stranger's mailbox. */
  who: z.string(),
  /** It is a guest account that asks. */
  guest: z.boolean(),
});
export type TicketLine = z.output<typeof ticketLine>;

const ticketView = ticketLine.extend({
  text: z.string(),
  diagnostics: z.string(),
  email: z.string(),
  files: z.array(attachment),
  messages: z.array(z.object({ id, name: z.string(), ofDesk: z.boolean(), text: z.string(), createdAt: z.string() })),
});
export type TicketView = z.output<typeof ticketView>;

const page = z.object({ items: z.array(ticketLine), next: z.string().optional() });

/** A guest account has tickets of its own, and support is there before the consent too. */
const own = { access: "signed-in", beforeConsent: true } as const;

export const supportContract = {
  write: operation({
    method: "POST",
    path: "/public/v1/support",
    summary: "Написать в поддержку; не вошедшему номер придёт письмом",
    access: "public",
    limit: { name: "support", count: 5, perSeconds: 3600 },
  })
    .input(ticketDraft)
    .output(z.object({ id: id.nullable(), number: z.string().nullable() })),
  own: operation({ ...own, method: "GET", path: "/support", summary: "Свои обращения", ownEyesOnly: true })
    .input(z.strictObject({ after }))
    .output(page),
  ticket: operation({
    ...own,
    method: "GET",
    path: "/support/{id}",
    summary: "Своё обращение",
    ownEyesOnly: true,
  })
    .input(z.strictObject({ id }))
    .output(ticketView),
  say: operation({
    ...own,
    method: "POST",
    path: "/support/{id}/messages",
    summary: "Дописать в своё обращение",
  })
    .input(messageDraft)
    .output(z.object({ id })),
  desk: operation({ method: "GET", path: "/admin/support", summary: "Обращения людей компании", access: "admin" })
    .input(z.strictObject({ tab: z.enum(["waiting", "answered", "closed"]).default("waiting"), after }))
    .output(page),
  asked: operation({ method: "GET", path: "/admin/support/{id}", summary: "Обращение", access: "admin" })
    .input(z.strictObject({ id }))
    .output(ticketView),
  answer: operation({
    method: "POST",
    path: "/admin/support/{id}/messages",
    summary: "Ответить на обращение",
    access: "admin",
  })
    .input(messageDraft.extend({ close: z.boolean().default(false) }))
    .output(z.object({ id })),
  close: operation({ method: "PUT", path: "/admin/support/{id}/state", summary: "Закрыть обращение", access: "admin" })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
};
