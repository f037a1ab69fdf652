import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

const access = "employee";
const id = z.uuid();
const after = z.string().max(200).optional();

export const followedKinds = ["person", "rubric", "hashtag"] as const;
export const followedKind = z.enum(followedKinds);
export type FollowedKind = z.output<typeof followedKind>;

/** Whom or what one follows; `id` of a hashtag is its key. */
const followed = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  href: z.string(),
  photo: z.string().nullable(),
});
export type Followed = z.output<typeof followed>;

const subscriber = z.object({
  accountId: id,
  alias: z.string(),
  name: z.string(),
  position: z.string(),
  photo: z.string().nullable(),
});

export const followingsContract = {
  subscriptions: operation({
    ownEyesOnly: true,
    method: "GET",
    path: "/users/me/subscriptions/{kind}",
    summary: "Мои подписки: люди, рубрики, теги",
    access,
  })
    .input(z.strictObject({ kind: followedKind, after }))
    .output(z.object({ items: z.array(followed), next: z.string().optional() })),
  popular: operation({
    method: "GET",
    path: "/subscriptions/popular",
    summary: "На кого и на что чаще всего подписаны коллеги, из тех, на кого вы ещё не подписаны",
    access,
  })
    .input(z.strictObject({ kind: followedKind }))
    .output(z.object({ items: z.array(followed) })),
  unfollow: operation({
    method: "DELETE",
    path: "/users/me/subscriptions/{kind}/{id}",
    summary: "Отписаться; чего нет, о том ни слова",
    access,
  })
    .input(z.strictObject({ kind: followedKind, id: z.string().max(100) }))
    .output(z.object({ id: z.string() })),
  subscribers: operation({
    ownEyesOnly: true,
    method: "GET",
    path: "/users/me/subscribers",
    summary: "Кто подписан на меня",
    access,
  })
    .input(z.strictObject({ after }).default({}))
    .output(z.object({ items: z.array(subscriber), total: z.number(), next: z.string().optional() })),
  dropSubscriber: operation({
    method: "DELETE",
    path: "/users/me/subscribers/{accountId}",
    summary: "Убрать подписчика; кого нет, о том ни слова",
    access,
  })
    .input(z.strictObject({ accountId: id }))
    .output(z.object({ accountId: id })),
};
