import { z } from "zod";
import { personCard, picture, publicationCard, reachNames, reactionNames } from "#app/content/contract.ts";
import { audienceRule } from "#platform/api/audience.ts";
import { linkRule } from "#platform/api/link.ts";
import { operation } from "#platform/api/operation.ts";

const id = z.uuid();
const moment = z.iso.datetime();
const done = z.object({ id });
const reactions = publicationCard.shape.reactions;
const after = z.string().max(200).optional();

export const storyStates = ["draft", "scheduled", "live", "ended"] as const;
export type StoryState = (typeof storyStates)[number];

export const framesAtMost = 20;

const storyLine = z.object({ id, title: z.string(), cover: picture.nullable(), seen: z.boolean() });
export type StoryLine = z.output<typeof storyLine>;

const storyFrame = z.object({
  id,
  picture,
  text: z.string(),
  link: z.string().nullable(),
  seconds: z.number(),
  seen: z.boolean(),
});
export type StoryFrame = z.output<typeof storyFrame>;

const storyView = z.object({
  id,
  title: z.string(),
  company: z.string(),
  state: z.enum(storyStates),
  publishedAt: z.string().nullable(),
  frames: z.array(storyFrame),
  reactions,
  /** The reader may say something to its author. */
  answerable: z.boolean(),
  /** The reader may change it: leads to its desk. */
  editable: z.boolean(),
});
export type StoryView = z.output<typeof storyView>;

/** What an editor says of a story as a whole. */
export const storyDraft = z.object({
  title: z.string({ error: "Напишите название" }).trim().min(1, "Напишите название").max(40, "Не больше 40 знаков"),
  reach: z.enum(reachNames),
  audience: audienceRule,
});

/** A frame besides its picture; the words for those who do not see it are a must. */
export const frameDraft = z.object({
  alt: z.string({ error: "Опишите картинку" }).trim().min(1, "Опишите картинку").max(250, "Не больше 250 знаков"),
  text: z.string().trim().max(300, "Не больше 300 знаков").default(""),
  link: linkRule.optional(),
  seconds: z.coerce.number({ error: "Выберите, сколько секунд" }).int().min(3, "От 3 секунд").max(15, "До 15 секунд"),
});

const deskLine = z.object({
  id,
  title: z.string(),
  state: z.enum(storyStates),
  cover: picture.nullable(),
  frameCount: z.number(),
  viewers: z.number(),
  publishAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  author: z.string(),
});
export type DeskLine = z.output<typeof deskLine>;

const deskFrame = storyFrame.omit({ seen: true }).extend({ viewers: z.number() });
export type DeskFrame = z.output<typeof deskFrame>;

const deskStory = deskLine.extend({
  reach: z.enum(reachNames),
  audience: audienceRule,
  revision: z.number(),
  frames: z.array(deskFrame),
  reactions,
});
export type DeskStory = z.output<typeof deskStory>;

export const answerText = z
  .string({ error: "Напишите ответ" })
  .trim()
  .min(1, "Напишите ответ")
  .max(1000, "Не больше 1 000 знаков");

const storyAnswers = z.object({
  /** The viewer is the author; nobody else reads what was answered. */
  mine: z.boolean(),
  items: z.array(z.object({ id, person: personCard.nullable(), text: z.string(), createdAt: z.string() })),
  next: z.string().optional(),
});
export type StoryAnswers = z.output<typeof storyAnswers>;

export const deskParts = ["current", "draft", "ended"] as const;
export type DeskPart = (typeof deskParts)[number];

const imageFile = z
  .file({ error: "Выберите картинку" })
  .min(1, "Выберите картинку")
  .max(10 * 1024 * 1024, "Картинка не больше 10 МБ");
const step = z.union([z.literal(-1), z.literal(1)]);

const desk = { access: "editor" as const };

export const storiesContract = {
  bar: operation({ method: "GET", path: "/stories", summary: "Истории, которые идут сейчас", access: "employee" })
    .input(z.strictObject({}).default({}))
    .output(z.object({ items: z.array(storyLine) })),
  story: operation({ method: "GET", path: "/stories/{id}", summary: "История с кадрами", access: "employee" })
    .input(z.strictObject({ id }))
    .output(storyView),
  see: operation({
    method: "POST",
    path: "/stories/{id}/views",
    summary: "Отметить кадры просмотренными; без списка – все",
    access: "employee",
  })
    .input(z.strictObject({ id, frameIds: z.array(id).max(framesAtMost).optional() }))
    .output(z.object({ id })),
  react: operation({
    method: "PUT",
    path: "/stories/{id}/reaction",
    summary: "Поставить, сменить или снять реакцию",
    access: "employee",
    limit: { name: "reactions", count: 300, perSeconds: 3600 },
  })
    .input(z.strictObject({ id, name: z.enum(reactionNames).nullable() }))
    .output(reactions),
  answer: operation({
    method: "POST",
    path: "/stories/{id}/answers",
    summary: "Ответить автору истории",
    access: "employee",
    limit: { name: "story-answers", count: 30, perSeconds: 3600 },
    status: 201,
  })
    .input(z.strictObject({ id, text: answerText }))
    .output(done),
  answers: operation({
    ...desk,
    method: "GET",
    ownEyesOnly: true,
    path: "/admin/stories/{id}/answers",
    summary: "Ответы на историю: их читает её автор",
  })
    .input(z.strictObject({ id, after }))
    .output(storyAnswers),
  desk: operation({ ...desk, method: "GET", path: "/admin/stories", summary: "Истории своей компании для редактора" })
    .input(z.strictObject({ part: z.enum(deskParts).default("current"), after }))
    .output(z.object({ items: z.array(deskLine), next: z.string().optional() })),
  source: operation({
    ...desk,
    method: "GET",
    path: "/admin/stories/{id}",
    summary: "История для правки и её просмотры",
  })
    .input(z.strictObject({ id }))
    .output(deskStory),
  create: operation({ ...desk, method: "POST", path: "/admin/stories", summary: "Начать историю", status: 201 })
    .input(storyDraft.strict())
    .output(done),
  change: operation({ ...desk, method: "PUT", path: "/admin/stories/{id}", summary: "Изменить название и читателей" })
    .input(storyDraft.extend({ id, revision: z.number().int() }).strict())
    .output(done),
  remove: operation({ ...desk, method: "DELETE", path: "/admin/stories/{id}", summary: "Удалить историю" })
    .input(z.strictObject({ id }))
    .output(done),
  schedule: operation({
    ...desk,
    method: "PUT",
    path: "/admin/stories/{id}/showing",
    summary: "Показать историю сейчас или позже, на срок до 30 дней",
  })
    .input(z.strictObject({ id, publishAt: moment.optional(), hours: z.number().int().min(1).max(720).default(24) }))
    .output(done),
  end: operation({ ...desk, method: "DELETE", path: "/admin/stories/{id}/showing", summary: "Закончить показ" })
    .input(z.strictObject({ id }))
    .output(done),
  move: operation({ ...desk, method: "PUT", path: "/admin/stories/{id}/place", summary: "Сдвинуть историю в ряду" })
    .input(z.strictObject({ id, by: step }))
    .output(done),
  addFrame: operation({
    ...desk,
    method: "POST",
    path: "/admin/stories/{id}/frames",
    summary: "Добавить кадр",
    status: 201,
  })
    .input(frameDraft.extend({ id, image: imageFile }).strict())
    .output(done),
  changeFrame: operation({
    ...desk,
    method: "PUT",
    path: "/admin/stories/{id}/frames/{frameId}",
    summary: "Изменить кадр; без картинки остаётся прежняя",
  })
    .input(frameDraft.extend({ id, frameId: id, image: imageFile.optional() }).strict())
    .output(done),
  removeFrame: operation({
    ...desk,
    method: "DELETE",
    path: "/admin/stories/{id}/frames/{frameId}",
    summary: "Удалить кадр",
  })
    .input(z.strictObject({ id, frameId: id }))
    .output(done),
  moveFrame: operation({
    ...desk,
    method: "PUT",
    path: "/admin/stories/{id}/frames/{frameId}/place",
    summary: "Сдвинуть кадр",
  })
    .input(z.strictObject({ id, frameId: id, by: step }))
    .output(done),
};
