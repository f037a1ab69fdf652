import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

/** In the bell a notice stands or does not; by mail it comes at once, together with others, or not at all. */
export const bellLevels = ["now", "off"] as const;
export const mailLevels = ["now", "digest", "off"] as const;
export const pushLevels = ["now", "off"] as const;
export const digests = ["daily", "weekly", "none"] as const;
export type BellLevel = (typeof bellLevels)[number];
export type MailLevel = (typeof mailLevels)[number];
export type PushLevel = (typeof pushLevels)[number];
export type Digest = (typeof digests)[number];

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

export const noticeView = z.object({
  id: z.uuid(),
  kind: z.string(),
  /** What has happened, in words: «Вас упомянули в публикации», «4 новых комментария к публикации». */
  words: z.string(),
  /** Who speaks where nobody is named. */
  mark: z.enum([
    ...["news", "bell", "shield", "channels", "communities", "search", "documents", "key", "id", "tests", "thanks"],
    ...["balance", "achievements", "smile", "my-resource", "feedback", "surveys", "help", "calendar", "store"],
    ...["learning", "services", "adaptation"],
  ] as const),
  /** Whether notices like this are kept away by their reader, and what they are called; null where that cannot be. */
  like: z.object({ title: z.string(), muted: z.boolean() }).nullable(),
  /** The publication about which nothing more need come, and whether so it is; null where that cannot be. */
  about: z.object({ id: z.uuid(), muted: z.boolean() }).nullable(),
  /** Nobody where moderators and the newsroom speak. */
  actor: z.object({ id: z.string(), name: z.string(), photo: z.string().nullable() }).nullable(),
  /** Who else, where several stand as one: «и ещё 3 человека». */
  others: z.string(),
  subject: z.string(),
  text: z.string(),
  href: z.string(),
  createdAt: z.string(),
  read: z.boolean(),
});
export type NoticeView = z.output<typeof noticeView>;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Время – часы и минуты");
const weekday = z.int().min(1).max(7);

/** When nothing rings and no letter comes: hours of the day, and the days of the week that are not named, Monday is 1. */
const peace = {
  quiet: z.strictObject({ from: clock, to: clock }).nullable(),
  days: z.array(weekday).min(1, "Отметьте хотя бы один день").max(7),
};

const settingsView = z.object({
  families: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      hint: z.string(),
      /** Always in the bell. */
      mandatory: z.boolean(),
      bell: z.enum(bellLevels),
      mail: z.enum(mailLevels),
      push: z.enum(pushLevels),
    }),
  ),
  /** Where letters go; null while the portal sends none. `refused` – the mailbox did not take the last one. */
  mail: z.object({ address: z.string(), refused: z.boolean() }).nullable(),
  /** By which key devices subscribe, and those that have; null while the portal tells no devices. */
  push: z.object({ key: z.string(), devices: z.array(deviceView) }).nullable(),
  digest: z.enum(digests),
  ...peace,
});
export type NoticeSettings = z.output<typeof settingsView>;
export type FamilySettings = NoticeSettings["families"][number];

/** What is not named stays as it is. */
const settingsDraft = z.strictObject({
  levels: z
    .array(
      z.strictObject({
        family: z.string().max(40),
        bell: z.enum(bellLevels).optional(),
        mail: z.enum(mailLevels).optional(),
        push: z.enum(pushLevels).optional(),
      }),
    )
    .max(100)
    .default([]),
  digest: z.enum(digests).optional(),
  ...peace,
});
export type SettingsDraft = z.output<typeof settingsDraft>;

/** For how long a publication is muted. */
export const muteTerms = ["hour", "day", "week", "always"] as const;
export type MuteTerm = (typeof muteTerms)[number];

/** What of the bell one may look at alone. */
export const bellChoices = ["unread", "mentions", "mandatory"] as const;
export type BellChoice = (typeof bellChoices)[number];

/** Where a page stands, without query and place. */
const address = z.string().startsWith("/").max(300);

export const notificationsContract = {
  list: operation({
    ownEyesOnly: true,
    method: "GET",
    path: "/notifications",
    summary: "Уведомления",
    access: "employee",
  })
    .input(z.strictObject({ after: z.string().max(200).optional(), only: z.enum(bellChoices).optional() }))
    .output(z.object({ items: z.array(noticeView), next: z.string().optional() })),
  unread: operation({
    method: "GET",
    path: "/notifications/unread",
    summary: "Сколько уведомлений не прочитано, есть ли среди них о том, что стоит по адресу, и что нового в разделах",
    access: "employee",
  })
    .input(z.strictObject({ at: address.optional() }).default({}))
    .output(z.object({ count: z.number(), here: z.boolean(), news: z.record(z.string(), z.number()) })),
  readHere: operation({
    method: "PUT",
    path: "/notifications/reading",
    summary: "Прочитать уведомления о том, что открыто",
    access: "employee",
  })
    .input(
      z.strictObject({
        path: address,
        /** Which comments stand on the page; all of them are read if it is not told. */
        shown: z.array(z.uuid()).max(200).optional(),
      }),
    )
    .output(z.object({ count: z.number() })),
  readAll: operation({
    method: "PUT",
    path: "/notifications/read",
    summary: "Прочитать все уведомления",
    access: "employee",
  }).output(z.object({ read: z.number() })),
  settings: operation({
    ownEyesOnly: true,
    method: "GET",
    path: "/notifications/settings",
    summary: "О чём и как сообщать: свои настройки уведомлений",
    access: "employee",
  }).output(settingsView),
  changeSettings: operation({
    method: "PUT",
    path: "/notifications/settings",
    summary: "Выбрать, о чём и как сообщать, тихие часы и рабочие дни",
    access: "employee",
  })
    .input(settingsDraft)
    .output(z.object({ changed: z.literal(true) })),
  mute: operation({
    method: "PUT",
    path: "/notifications/{id}/mute",
    summary: "Не сообщать о таком или снова сообщать",
    access: "employee",
  })
    .input(z.strictObject({ id: z.uuid(), muted: z.boolean() }))
    .output(z.object({ title: z.string(), muted: z.boolean() })),
  read: operation({
    method: "PUT",
    path: "/notifications/{id}/read",
    summary: "Прочитать уведомление, со всем, что стоит вместе с ним",
    access: "employee",
  })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ count: z.number() })),
  muteAbout: operation({
    method: "PUT",
    path: "/notifications/publications/{id}/mute",
    summary: "Не уведомлять о публикации или снова уведомлять",
    access: "employee",
  })
    .input(z.strictObject({ id: z.uuid(), muted: z.boolean(), term: z.enum(muteTerms).default("always") }))
    .output(z.object({ muted: z.boolean() })),
  muted: operation({
    ownEyesOnly: true,
    method: "GET",
    path: "/notifications/publications",
    summary: "Публикации, о которых не уведомлять",
    access: "employee",
  })
    .input(z.strictObject({ after: z.string().max(200).optional() }))
    .output(
      z.object({
        items: z.array(
          z.object({
            id: z.uuid(),
            title: z.string(),
            href: z.string(),
            mutedAt: z.string(),
            until: z.string().nullable(),
          }),
        ),
        next: z.string().optional(),
      }),
    ),
  tryMailAgain: operation({
    method: "DELETE",
    path: "/notifications/mail/refusal",
    summary: "Снова присылать письма на свою почту, которая их не приняла",
    access: "employee",
  }).output(z.object({ address: z.string() })),
};

/** Where notices are shown by browsers themselves. */
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
