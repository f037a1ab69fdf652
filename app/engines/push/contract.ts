import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

/** A browser that shows a person's notices by itself. */
export const deviceView = z.object({
  id: z.uuid(),
  /** «Chrome, Windows» */
  name: z.string(),
  /** By which the device knows itself in the list: SHA-256 of its endpoint, base64url. */
  print: z.string(),
  createdAt: z.string(),
  toldAt: z.string().nullable(),
  /** Nobody is signed in there: it shows nothing until its person is back. */
  sleeps: z.boolean(),
});
export type DeviceView = z.output<typeof deviceView>;

const endpoint = z.url({ protocol: /^https?$/ }).max(1000);

/** What the Push API of a browser gives, and in which sign-in it was. */
export const subscription = {
  endpoint,
  p256dh: z.string().regex(/^[\w-]{87}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
};

/** Where notices are shown by browsers themselves: what is shown there is told by `notifications`. */
export const pushContract = {
  add: operation({
    method: "POST",
    path: "/notifications/devices",
    summary: "Показывать уведомления на устройстве",
    access: "employee",
    limit: { name: "push-device", count: 30, perSeconds: 3600 },
  })
    .input(z.strictObject({ ...subscription, session: z.uuid(), agent: z.string().max(300).default("") }))
    .output(z.object({ id: z.uuid() })),
  wake: operation({
    method: "PUT",
    path: "/notifications/devices/awake",
    summary: "Сказать, что на своём устройстве снова вошли или что браузер сменил его подписку",
    access: "employee",
    limit: { name: "push-awake", count: 60, perSeconds: 3600 },
  })
    .input(z.strictObject({ endpoint, session: z.uuid(), renewed: z.strictObject(subscription).optional() }))
    .output(z.object({ mine: z.boolean() })),
  drop: operation({
    method: "DELETE",
    path: "/notifications/devices/{id}",
    summary: "Больше не показывать уведомления на устройстве",
    access: "employee",
  })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
  trial: operation({
    method: "POST",
    path: "/notifications/devices/{id}/trial",
    summary: "Послать на своё устройство пробное уведомление",
    access: "employee",
    limit: { name: "push-trial", count: 20, perSeconds: 3600 },
  })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ sent: z.boolean() })),
};
