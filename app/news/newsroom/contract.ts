import { z } from "zod";
import {
  addedPictures,
  keptOfDraft,
  keptPictures,
  named,
  personCard,
  picture,
  publicationCard,
  reachNames,
  stateNames,
} from "#app/engines/content/contract.ts";
import { articleView } from "#app/news/news/contract.ts";
import { audienceRule } from "#platform/api/audience.ts";
import { operation } from "#platform/api/operation.ts";
import { meantPerson, typedPeople } from "#platform/api/typed-person.ts";

const id = z.uuid();
const after = z.string().max(200).optional();

const day = z.iso.date("Укажите день");

/** An article that nobody has looked at so many days after its day of review goes away by itself. */
export const reviewDays = 14;

/** What an editor writes: the words, where they stand and to whom they speak. */
export const articleDraft = z.object({
  kind: z.enum(["news", "article"]),
  /** Signed «Редакция»: readers do not learn who wrote it. */
  editorial: z.boolean().default(false),
  /** Who has written it with its author. */
  coauthors: typedPeople.max(4, "Не больше четырёх соавторов").default([]),
  title: z.string({ error: "Напишите заголовок" }).trim().min(3, "От 3 до 150 знаков").max(150, "От 3 до 150 знаков"),
  lead: z.string().trim().max(300, "Не больше 300 знаков").default(""),
  body: z.string({ error: "Напишите текст" }).trim().min(1, "Напишите текст").max(60_000, "Не больше 60 000 знаков"),
  feed: z.enum(["work", "life"]),
  rubricIds: z.array(id).min(1, "Выберите рубрику").max(3, "Не больше трёх рубрик"),
  reach: z.enum(reachNames),
  /** Null is everybody within reach. */
  audience: audienceRule.default(null),
  allowComments: z.boolean().default(true),
  allowReactions: z.boolean().default(true),
  /** Shown to guests: whoever has its address reads it, signed in or not. */
  guestVisible: z.boolean().default(false),
  /** Where it was taken from. */
  sourceUrl: z
    .url({ protocol: /^https$/, error: "Нужен адрес, который начинается с https://" })
    .max(500, "Не больше 500 знаков")
    .nullable()
    .default(null),
  mustRead: z.boolean().default(false),
  /** Which of the readers must; null is all of them. */
  obliged: audienceRule.default(null),
  dueOn: day.nullable().default(null),
  /** By when somebody is to look whether it is still true. */
  reviewOn: day.nullable().default(null),
  /** When it is to go out, and when to go away. */
  publishAt: z.iso.datetime("Укажите день и время").nullable().default(null),
  unpublishAt: z.iso.datetime("Укажите день и время").nullable().default(null),
});

/** What is decided of an article in other places too, while its form stands open: left out, it stays as it is. */
export const changedElsewhere = {
  allowComments: z.boolean().optional(),
  allowReactions: z.boolean().optional(),
  reviewOn: day.nullable().optional(),
};

const pictures = z
  .array(z.file().max(10 * 1024 * 1024, "Картинка не больше 10 МБ"))
  .max(10)
  .default([]);

/** What an editor may do with an article, what one most often means first; «save» leaves it where it stands. */
export const articleSteps = [
  "publish",
  "save",
  "review",
  "schedule",
  "request",
  "return",
  "unpublish",
  "archive",
] as const;
export type ArticleStep = (typeof articleSteps)[number];
const step = z.enum(articleSteps);
const note = z.string().trim().max(1000, "Не больше 1 000 знаков").default("");

const revisionNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** What of the desk one wants to see: whose, of which rubric, published on which days. */
export const deskFilter = {
  /** The beginnings of an author's names, in any order. */
  author: z.string().trim().max(100).optional(),
  rubric: id.optional(),
  from: day.optional(),
  till: day.optional(),
};
const filter = z.object(deskFilter);
export type DeskFilter = z.output<typeof filter>;

const deskLine = z.object({
  id,
  title: z.string(),
  kind: z.enum(["news", "article"]),
  state: z.enum(stateNames),
  author: z.string(),
  changedAt: z.string(),
  publishedAt: z.string(),
  mustRead: z.boolean(),
  pinned: z.boolean(),
  reviewOn: z.string().nullable(),
  /** Its day of review has come. */
  stale: z.boolean(),
  /** So many people have opened it. */
  readers: z.number(),
});
export type DeskLine = z.output<typeof deskLine>;

export const deskArticle = articleDraft.extend({
  id,
  coauthors: z.array(meantPerson),
  revision: z.number(),
  state: z.enum(stateNames),
  pictures: z.array(picture),
  pinned: z.object({ feed: z.enum(["work", "life"]), until: z.string() }).nullable(),
  /** There is something to tell of its readers: they must read it, or have had to. */
  reported: z.boolean(),
  /** How it is met: so many people have opened it, so many reactions and comments. */
  met: z.object({ readers: z.number(), reactions: z.number(), comments: z.number() }),
  /** What this editor may do with it now; nothing where only chief editors change what is out. */
  steps: z.array(step),
  /** They may let it out where four eyes are wanted. */
  approves: z.boolean(),
  history: z.array(
    z.object({ state: z.enum(stateNames), by: z.string().nullable(), at: z.string(), note: z.string() }),
  ),
  revisions: z.array(z.object({ revision: z.number(), by: z.string(), at: z.string() })),
});
export type DeskArticle = z.output<typeof deskArticle>;

const deskPin = z.object({ id, title: z.string(), feed: z.enum(["work", "life"]), until: z.string(), by: z.string() });
export type DeskPin = z.output<typeof deskPin>;

export const newsroomContract = {
  desk: operation({ method: "GET", path: "/desk/news", summary: "Новости и статьи", access: "editor" })
    .input(
      z.strictObject({
        state: z.enum(stateNames).optional(),
        /** Only what is to be looked at anew. */
        only: z.enum(["all", "stale"]).default("all"),
        query: z.string().max(300).default(""),
        ...deskFilter,
        after,
      }),
    )
    .output(z.object({ items: z.array(deskLine), next: z.string().optional() })),
  choices: operation({ method: "GET", path: "/desk/choices", summary: "Из чего выбирать", access: "editor" })
    .input(z.strictObject({}))
    .output(z.object({ rubrics: z.array(z.object({ id, title: z.string(), fourEyes: z.boolean() })) })),
  source: operation({ method: "GET", path: "/desk/news/{id}", summary: "Статья", access: "editor" })
    .input(z.strictObject({ id }))
    .output(deskArticle),
  write: operation({ method: "POST", path: "/desk/news", summary: "Написать статью", access: "editor", status: 201 })
    .input(
      articleDraft
        .extend({ pictures, added: addedPictures, step, note, draft: id.optional(), keep: keptOfDraft })
        .strict(),
    )
    .output(z.object({ id, state: z.enum(stateNames) })),
  change: operation({
    method: "PUT",
    path: "/desk/news/{id}",
    summary: "Изменить статью и её состояние",
    access: "editor",
  })
    .input(
      articleDraft
        .extend({
          id,
          revision: z.coerce.number().int(),
          ...changedElsewhere,
          /** Left out, it stays as it is. */
          guestVisible: z.boolean().optional(),
          pictures,
          added: addedPictures,
          keep: keptPictures,
          step,
          note,
          /** Those who have read what is out, or must, hear that it has changed. */
          tell: z.boolean().default(false),
          /** It stands on top of its feeds again. */
          raise: z.boolean().default(false),
          draft: id.optional(),
        })
        .strict(),
    )
    .output(z.object({ id, state: z.enum(stateNames) })),
  move: operation({
    method: "POST",
    path: "/desk/news/{id}/steps",
    summary: "Сменить состояние статьи",
    access: "editor",
  })
    .input(
      z.strictObject({
        id,
        step: step.exclude(["save"]),
        note,
        publishAt: z.iso.datetime("Укажите день и время").optional(),
      }),
    )
    .output(z.object({ id, state: z.enum(stateNames) })),
  difference: operation({
    method: "GET",
    path: "/desk/news/{id}/revisions/{revision}",
    summary: "Чем версия отличается от следующей",
    access: "editor",
  })
    .input(z.strictObject({ id, revision: revisionNumber }))
    .output(
      z.object({
        title: z.string(),
        parts: z.array(z.object({ text: z.string(), change: z.enum(["same", "added", "removed"]) })),
      }),
    ),
  preview: operation({
    method: "GET",
    path: "/desk/news/{id}/preview",
    summary: "Статья глазами человека",
    access: "editor",
  })
    .input(z.strictObject({ id, as: id.optional(), language: z.string().max(10).optional() }))
    .output(
      z.object({
        article: articleView,
        /** What the person would find under it. */
        related: z.array(publicationCard),
        reader: z.object({ name: z.string(), sees: z.boolean() }).nullable(),
      }),
    ),
  confirm: operation({
    method: "PUT",
    path: "/desk/news/{id}/review",
    summary: "Статья пересмотрена: когда снова",
    access: "editor",
  })
    .input(z.strictObject({ id, reviewOn: day.nullable() }))
    .output(z.object({ id })),
  copy: operation({
    method: "POST",
    path: "/desk/news/{id}/copies",
    summary: "Сделать из статьи новый черновик",
    access: "editor",
    status: 201,
  })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
  pin: operation({ method: "PUT", path: "/desk/news/{id}/pin", summary: "Закрепить и снять", access: "chief-editor" })
    .input(
      z.strictObject({
        id,
        feed: z.enum(["work", "life"]).nullable(),
        days: z.coerce.number().int().min(1).max(30).default(7),
        /** Which one gives its place when all five are taken. */
        instead: id.optional(),
      }),
    )
    .output(z.object({ id })),
  pins: operation({ method: "GET", path: "/desk/pins", summary: "Что закреплено над лентами", access: "chief-editor" })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(deskPin) })),
  movePin: operation({ method: "PUT", path: "/desk/pins/{id}/place", summary: "Сдвинуть", access: "chief-editor" })
    .input(z.strictObject({ id, by: z.union([z.literal(-1), z.literal(1)]) }))
    .output(z.object({ id })),
};

const titled = z.object({ id, title: z.string() });

/** So many are chosen at once: five pages of the desk. */
const most = 100;

/** What may be done with many articles at once; «rubric» and «author» need to know which. */
export const bulkDeeds = ["unpublish", "archive", "trash", "rubric", "author"] as const;
export type BulkDeed = (typeof bulkDeeds)[number];

const chosenLine = titled.extend({
  state: z.enum(stateNames),
  author: z.string(),
  mine: z.boolean(),
  /** It is out, and only chief editors change it there. */
  shut: z.boolean(),
});
export type ChosenLine = z.output<typeof chosenLine>;

const outcome = z.object({ done: z.number(), failed: z.array(z.object({ title: z.string(), why: z.string() })) });
export type BulkOutcome = z.output<typeof outcome>;

export const bulkContract = {
  chosen: operation({ method: "GET", path: "/desk/chosen", summary: "Выбранные статьи", access: "editor" })
    .input(
      z.strictObject({
        /** With commas between them. */
        ids: z
          .string()
          .max(37 * most)
          .regex(/^[0-9a-f,-]*$/i)
          .default(""),
      }),
    )
    .output(z.object({ items: z.array(chosenLine), rubrics: z.array(titled), editors: z.array(titled) })),
  change: operation({
    method: "POST",
    path: "/desk/chosen",
    summary: "Сделать одно и то же с несколькими статьями",
    access: "editor",
  })
    .input(
      z.strictObject({
        ids: z.array(id).min(1, "Выберите статьи").max(most),
        deed: z.enum(bulkDeeds),
        rubric: id.optional(),
        author: id.optional(),
      }),
    )
    .output(outcome),
};

/** What of an article serves again: its words and readers, not its people and days, nor that it is shown to guests. */
export const templateWords = articleDraft.omit({
  coauthors: true,
  guestVisible: true,
  dueOn: true,
  reviewOn: true,
  publishAt: true,
  unpublishAt: true,
});
export type TemplateWords = z.output<typeof templateWords>;

export const templateName = z
  .string({ error: "Назовите шаблон" })
  .trim()
  .min(3, "От 3 до 60 знаков")
  .max(60, "От 3 до 60 знаков");

const templateLine = z.object({
  id,
  name: z.string(),
  /** The title that it begins with. */
  title: z.string(),
  by: z.string(),
  createdAt: z.string(),
});
export type TemplateLine = z.output<typeof templateLine>;

export const templatesContract = {
  list: operation({ method: "GET", path: "/desk/templates", summary: "Шаблоны публикаций", access: "editor" })
    .input(z.strictObject({ after: z.string().max(200).optional() }))
    .output(z.object({ items: z.array(templateLine), next: z.string().optional() })),
  read: operation({ method: "GET", path: "/desk/templates/{id}", summary: "Шаблон", access: "editor" })
    .input(z.strictObject({ id }))
    .output(z.object({ id, name: z.string(), words: templateWords })),
  keep: operation({
    method: "POST",
    path: "/desk/news/{article}/templates",
    summary: "Сделать из статьи шаблон",
    access: "editor",
    status: 201,
  })
    .input(z.strictObject({ article: id, name: templateName }))
    .output(z.object({ id })),
  drop: operation({ method: "DELETE", path: "/desk/templates/{id}", summary: "Удалить шаблон", access: "editor" })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
};

const remark = z.object({
  id,
  author: personCard.nullable(),
  text: z.string(),
  mentions: named.optional(),
  createdAt: z.string(),
  mine: z.boolean(),
});
export type Remark = z.output<typeof remark>;

export const remarkText = z
  .string({ error: "Напишите, что думаете" })
  .trim()
  .min(1, "Напишите, что думаете")
  .max(4000, "Не больше 4 000 знаков");

export const deskTalkContract = {
  read: operation({
    method: "GET",
    path: "/desk/news/{id}/talk",
    summary: "Разговор редакторов о статье",
    access: "editor",
  })
    .input(z.strictObject({ id, after: z.string().max(200).optional() }))
    .output(z.object({ items: z.array(remark), next: z.string().optional() })),
  say: operation({
    method: "POST",
    path: "/desk/news/{id}/talk",
    summary: "Сказать редакторам",
    access: "editor",
    limit: { name: "comments", count: 60, perSeconds: 3600 },
    status: 201,
  })
    .input(z.strictObject({ id, text: remarkText }))
    .output(z.object({ id })),
  unsay: operation({ method: "DELETE", path: "/desk/talk/{id}", summary: "Убрать свои слова", access: "editor" })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
};

/** What the desk looks after: pictures without words, links that lead nowhere, days of review, rubrics. */
export const checkNames = ["pictures", "links", "reviews", "rubrics"] as const;
export type CheckName = (typeof checkNames)[number];

/** What may be wrong with a link, and with a rubric. */
const linkFaults = ["gone", "deleted", "withdrawn", "archived", "closed", "left"] as const;
export type LinkFault = (typeof linkFaults)[number];
const rubricFaults = ["archived", "nobody", "unnamed"] as const;
export type RubricFault = (typeof rubricFaults)[number];

const found = { key: z.string(), id: z.uuid(), title: z.string() };

const finding = z.discriminatedUnion("check", [
  /** So many of its pictures say nothing to those who do not see them. */
  z.object({ check: z.literal("pictures"), ...found, count: z.number() }),
  z.object({ check: z.literal("links"), ...found, path: z.string(), fault: z.enum(linkFaults) }),
  /** The day of its review, and the one when it goes away by itself. */
  z.object({ check: z.literal("reviews"), ...found, reviewOn: z.string(), goesOn: z.string() }),
  /** So many published articles stand there. */
  z.object({ check: z.literal("rubrics"), ...found, fault: z.enum(rubricFaults), count: z.number() }),
]);
export type Finding = z.output<typeof finding>;

export const deskChecksContract = {
  read: operation({ method: "GET", path: "/desk/checks", summary: "Что поправить редакции", access: "editor" })
    .input(
      z.strictObject({
        check: z.enum(checkNames).default("pictures"),
        after: z.string().max(1200).optional(),
      }),
    )
    .output(
      z.object({
        /** Of each check that this editor may see. */
        counts: z.partialRecord(z.enum(checkNames), z.number()),
        items: z.array(finding),
        next: z.string().optional(),
      }),
    ),
};
