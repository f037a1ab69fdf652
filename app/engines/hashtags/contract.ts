import { z } from "zod";
import { publicationCard } from "#app/engines/content/contract.ts";
import { operation } from "#platform/api/operation.ts";

const text = z.string({ error: "Напишите тег" }).trim();
const rule = "От 2 до 50 букв, цифр или подчёркиваний";
export const hashtagName = text.regex(/^[\p{L}\d_]{2,50}$/u, rule);
/** As people write it, perhaps with its sign. */
export const writtenName = text.regex(/^#?[\p{L}\d_]{2,50}$/u, rule);

const after = z.string().max(200).optional();
const asked = { query: z.string().max(300).default(""), after };

export const hashtagLine = z.object({ name: z.string(), count: z.number() });
export type HashtagLine = z.output<typeof hashtagLine>;
const hashtagLines = z.object({ items: z.array(hashtagLine), next: z.string().optional() });

export const ruledParts = ["merged", "banned"] as const;
export type RuledPart = (typeof ruledParts)[number];

/** What an administrator has decided about a hashtag: merged into the target; without one, banned. */
const ruledHashtag = z.object({ name: z.string(), target: z.string().nullable(), author: z.string(), at: z.string() });
export type RuledHashtag = z.output<typeof ruledHashtag>;

/** What a decision about a hashtag would concern; `names` are those that are merged into it. */
const hashtagStanding = hashtagLine.extend({ subscribers: z.number(), names: z.array(z.string()) });
export type HashtagStanding = z.output<typeof hashtagStanding>;

const admin = { access: "admin" as const };

export const hashtagsContract = {
  list: operation({ method: "GET", path: "/hashtags", summary: "Теги: самые частые или по началу", access: "employee" })
    .input(z.strictObject(asked))
    .output(hashtagLines),
  page: operation({
    method: "GET",
    path: "/hashtags/{hashtag}",
    summary: "Публикации с тегом, новые сверху",
    access: "employee",
  })
    .input(z.strictObject({ hashtag: hashtagName, after }))
    .output(
      z.object({
        name: z.string(),
        count: z.number(),
        subscribed: z.boolean(),
        /** Asked by another name, which is merged into this one. */
        merged: z.literal(true).optional(),
        items: z.array(publicationCard),
        next: z.string().optional(),
      }),
    ),
  subscribe: operation({
    method: "PUT",
    path: "/hashtags/{hashtag}/subscription",
    summary: "Подписаться на тег или отписаться",
    access: "employee",
  })
    .input(z.strictObject({ hashtag: hashtagName, subscribed: z.boolean() }))
    .output(z.object({ subscribed: z.boolean() })),
  desk: operation({
    ...admin,
    method: "GET",
    path: "/admin/hashtags",
    summary: "Теги своей компании, самые частые сверху",
  })
    .input(z.strictObject(asked))
    .output(hashtagLines),
  ruled: operation({
    ...admin,
    method: "GET",
    path: "/admin/hashtags/ruled/{part}",
    summary: "Объединённые или запрещённые теги своей компании",
  })
    .input(z.strictObject({ part: z.enum(ruledParts), ...asked }))
    .output(z.object({ items: z.array(ruledHashtag), next: z.string().optional() })),
  standing: operation({
    ...admin,
    method: "GET",
    path: "/admin/hashtags/{hashtag}/standing",
    summary: "Сколько публикаций и подписчиков у тега и какие теги с ним объединены",
  })
    .input(z.strictObject({ hashtag: hashtagName }))
    .output(hashtagStanding),
  merge: operation({
    ...admin,
    method: "PUT",
    path: "/admin/hashtags/{hashtag}/target",
    summary: "Объединить тег с другим: отныне он значит другой",
  })
    .input(z.strictObject({ hashtag: hashtagName, into: writtenName }))
    .output(z.object({ name: z.string(), target: z.string() })),
  ban: operation({ ...admin, method: "PUT", path: "/admin/hashtags/{hashtag}/ban", summary: "Запретить тег" })
    .input(z.strictObject({ hashtag: hashtagName }))
    .output(z.object({ name: z.string() })),
  free: operation({
    ...admin,
    method: "DELETE",
    path: "/admin/hashtags/{hashtag}/rule",
    summary: "Разъединить тег или снять запрет: для новых публикаций",
  })
    .input(z.strictObject({ hashtag: hashtagName }))
    .output(z.object({ name: z.string() })),
};
