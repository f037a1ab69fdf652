import { z } from "zod";
import { picture, publicationCard, publicationView, reachNames } from "#app/engines/content/contract.ts";
import { languageName } from "#app/news/translations/contract.ts";
import { openToAll, operation } from "#platform/api/operation.ts";

const id = z.uuid();
const after = z.string().max(200).optional();
const cards = z.object({ items: z.array(publicationCard), next: z.string().optional() });

/** A rubric's word in its URL; its id stands there too, for links from before and for rubrics of other companies. */
const rubricAddress = z.string().regex(/^[a-z0-9-]{2,60}$/i);
const named = z.object({ title: z.string(), slug: z.string() });

export const rubricName = named.extend({
  id,
  /** What it stands in, if anything. */
  section: named.nullable(),
});

export type RubricName = z.output<typeof rubricName>;

export const rubricView = rubricName.extend({
  description: z.string(),
  /** How many articles stand under it that this reader may see. */
  count: z.number(),
  subscribed: z.boolean(),
  subscribersCount: z.number(),
  cover: picture.nullable(),
  /** What stands in it. */
  inside: z.array(named),
  reach: z.enum(reachNames),
  archived: z.boolean(),
});
export type RubricView = z.output<typeof rubricView>;

export const articleView = publicationView.extend({
  lead: z.string(),
  rubrics: z.array(rubricName),
  /** How long it takes to read. */
  minutes: z.number(),
  /** In which other languages it may be read. */
  languages: z.array(languageName),
  /** Where it was taken from. */
  sourceUrl: z.string().nullable(),
  /** Null unless the reader is to say that they have read it. */
  mustRead: z
    .object({
      dueOn: z.string().nullable(),
      acknowledgedAt: z.string().nullable(),
      /** When it was changed last, if that was after they had said that they have read it. */
      changedAt: z.string().nullable(),
    })
    .nullable(),
  /** The reader may change it at the desk. */
  editable: z.boolean(),
});
export type ArticleView = z.output<typeof articleView>;

/** What guests read of it: no names, no talk, no rubrics. */
const guestArticle = articleView.pick({
  id: true,
  kind: true,
  company: true,
  title: true,
  lead: true,
  excerpt: true,
  body: true,
  language: true,
  languages: true,
  publishedAt: true,
  edited: true,
  minutes: true,
  pictures: true,
  films: true,
  attachments: true,
  sourceUrl: true,
});
export type GuestArticle = z.output<typeof guestArticle>;

/** What is left for those who could read it. */
const archivedArticle = z.object({
  id,
  title: z.string(),
  archivedAt: z.string(),
  rubrics: z.array(rubricName),
  /** The reader finds it at the desk. */
  editable: z.boolean(),
});

export type ArchivedArticle = z.output<typeof archivedArticle>;

/** A publication above a feed. What is still to be acknowledged cannot be folded. */
const pinnedCard = publicationCard.extend({ foldable: z.boolean(), folded: z.boolean() });
export type PinnedCard = z.output<typeof pinnedCard>;

const pinned = z.object({ items: z.array(pinnedCard) });

export const newsContract = {
  list: operation({ method: "GET", path: "/news", summary: "Новости и статьи, новые сверху", access: "employee" })
    .input(z.strictObject({ rubric: id.optional(), after }))
    .output(cards),
  article: operation({ method: "GET", path: "/news/{id}", summary: "Новость или статья", access: "employee" })
    .input(z.strictObject({ id, language: z.string().max(10).optional() }))
    .output(articleView),
  guestArticle: operation({
    method: "GET",
    path: "/news/{id}/guest",
    summary: "Статья, которую показывают гостям",
    access: "public",
    limit: openToAll,
  })
    .input(z.strictObject({ id, language: z.string().max(10).optional() }))
    .output(guestArticle),
  forGuests: operation({
    method: "GET",
    path: "/news/for-guests",
    summary: "Что компания показывает гостям",
    access: "signed-in",
  })
    .input(z.strictObject({ after: z.string().max(200).optional() }))
    .output(
      z.object({
        items: z.array(guestArticle.pick({ id: true, title: true, excerpt: true, publishedAt: true })),
        next: z.string().optional(),
      }),
    ),
  archived: operation({
    method: "GET",
    path: "/news/{id}/archive",
    summary: "Публикация, которую убрали в архив",
    access: "employee",
  })
    .input(z.strictObject({ id }))
    .output(archivedArticle),
  related: operation({ method: "GET", path: "/news/{id}/related", summary: "Что ещё почитать", access: "employee" })
    .input(z.strictObject({ id }))
    .output(z.object({ items: z.array(publicationCard) })),
  acknowledge: operation({
    method: "PUT",
    path: "/news/{id}/acknowledgement",
    summary: "Отметить, что ознакомлен(а)",
    access: "employee",
  })
    .input(z.strictObject({ id }))
    .output(z.object({ acknowledgedAt: z.string() })),
  due: operation({ method: "GET", path: "/news/due", summary: "С чем ещё нужно ознакомиться", access: "employee" })
    .input(z.strictObject({}))
    .output(
      z.object({
        items: z.array(z.object({ id, title: z.string(), dueOn: z.string().nullable(), late: z.boolean() })),
      }),
    ),
  pinnedWork: operation({
    method: "GET",
    path: "/feed/my_work_pinned",
    summary: "Закреплённое: работа",
    access: "employee",
  })
    .input(z.strictObject({}))
    .output(pinned),
  pinnedLife: operation({
    method: "GET",
    path: "/feed/my_life_pinned",
    summary: "Закреплённое: жизнь",
    access: "employee",
  })
    .input(z.strictObject({}))
    .output(pinned),
  fold: operation({
    method: "PUT",
    path: "/news/{id}/folding",
    summary: "Свернуть закреплённое для себя или развернуть",
    access: "employee",
  })
    .input(z.strictObject({ id, folded: z.boolean() }))
    .output(z.object({ id })),
  rubrics: operation({ method: "GET", path: "/rubrics", summary: "Рубрики", access: "employee" })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(rubricView) })),
  rubric: operation({ method: "GET", path: "/rubrics/{id}", summary: "Рубрика", access: "employee" })
    .input(z.strictObject({ id: rubricAddress }))
    .output(rubricView),
  subscribe: operation({
    method: "PUT",
    path: "/rubrics/{id}/subscription",
    summary: "Подписаться на рубрику или отписаться",
    access: "employee",
  })
    .input(z.strictObject({ id, subscribed: z.boolean() }))
    .output(z.object({ subscribed: z.boolean() })),
};
