import { z } from "zod";
import { publicationCard } from "#app/content/contract.ts";
import { operation } from "#platform/api/operation.ts";

const name = z
  .string({ error: "Напишите тег" })
  .trim()
  .regex(/^[\p{L}\d_]{2,50}$/u, "От 2 до 50 букв, цифр или подчёркиваний");

const after = z.string().max(200).optional();

export const hashtagLine = z.object({ name: z.string(), count: z.number() });
export type HashtagLine = z.output<typeof hashtagLine>;

export const hashtagsContract = {
  list: operation({ method: "GET", path: "/hashtags", summary: "Теги: самые частые или по началу", access: "employee" })
    .input(z.strictObject({ query: z.string().max(300).default(""), after }))
    .output(z.object({ items: z.array(hashtagLine), next: z.string().optional() })),
  page: operation({
    method: "GET",
    path: "/hashtags/{hashtag}",
    summary: "Публикации с тегом, новые сверху",
    access: "employee",
  })
    .input(z.strictObject({ hashtag: name, after }))
    .output(
      z.object({
        name: z.string(),
        count: z.number(),
        subscribed: z.boolean(),
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
    .input(z.strictObject({ hashtag: name, subscribed: z.boolean() }))
    .output(z.object({ subscribed: z.boolean() })),
};
