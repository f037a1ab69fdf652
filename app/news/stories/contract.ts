import { z } from "zod";
import { personCard, picture, publicationCard, reachNames, reactionNames } from "#app/engines/content/contract.ts";
import { audienceRule } from "#platform/api/audience.ts";
import { linkRule } from "#platform/api/link.ts";
import { operation } from "#platform/api/operation.ts";

const id = z.uuid();
const moment = z.iso.datetime();
const done = z.object({ id });
const reactions = publicationCard.shape.reactions;
const after = z.string().max(200).optional();

export const storyStates = ["draft", "scheduled", "live", "ended", "archived"] as const;
export type StoryState = (typeof storyStates)[number];

export const framesAtMost = 20;
/** On the page of one rubric or of one author. */
export const keptAtMost = 20;

const storyLine = z.object({
  id,
  title: z.string(),
  /** Who tells it in their own name. */
  by: z.string().nullable(),
  cover: picture.nullable(),
  seen: z.boolean(),
});
export type StoryLine = z.output<typeof storyLine>;

/** The row, and in whose name the reader makes stories, if they do. */
const storyBar = z.object({ items: z.array(storyLine), adding: z.enum(["company", "own"]).nullable() });
export type StoryBar = z.output<typeof storyBar>;

export const filmSecondsAtMost = 60;

const storyFrame = z.object({
  id,
  /** What is shown; where there is a film, what is seen before it begins. */
  picture,
  film: z.object({ id, type: z.string(), bytes: z.number() }).nullable(),
  text: z.string(),
  link: z.string().nullable(),
  seconds: z.number(),
  seen: z.boolean(),
});
export type StoryFrame = z.output<typeof storyFrame>;

/** Where a story may be found after its time: on the page of a rubric or of its author. */
const keptOn = z.object({ title: z.string(), rubric: z.string().nullable(), author: z.string().nullable() });

const storyView = z.object({
  id,
  title: z.string(),
  company: z.string(),
  /** Who tells it in their own name; without one the company does. */
  author: personCard.nullable(),
  state: z.enum(storyStates),
  publishedAt: z.string().nullable(),
  frames: z.array(storyFrame),
  /** Stays after its time, if anywhere. */
  kept: keptOn.nullable(),
  reactions,
  /** The reader may say something to its author. */
  answerable: z.boolean(),
  /** The reader may change it: leads to its desk. */
  editable: z.boolean(),
});
export type StoryView = z.output<typeof storyView>;

/** What its maker says of a story as a whole. */
export const storyDraft = z.object({
  title: z.string({ error: "Напишите название" }).trim().min(1, "Напишите название").max(40, "Не больше 40 знаков"),
  reach: z.enum(reachNames),
  audience: audienceRule,
});

const imageFile = z
  .file({ error: "Выберите картинку" })
  .min(1, "Выберите картинку")
  .max(10 * 1024 * 1024, "Картинка не больше 10 МБ");
const coverFile = z.file().max(10 * 1024 * 1024, "Картинка не больше 10 МБ");

/** Stands for a story in the row; without one the picture of its first frame does. */
const coverDraft = { cover: coverFile.optional(), dropCover: z.boolean().default(false) };

/** A frame besides its picture; the words for those who do not see it are a must. */
export const frameDraft = z.object({
  alt: z.string({ error: "Опишите картинку" }).trim().min(1, "Опишите картинку").max(250, "Не больше 250 знаков"),
  text: z.string().trim().max(300, "Не больше 300 знаков").default(""),
  link: linkRule.optional(),
  seconds: z.coerce.number({ error: "Выберите, сколько секунд" }).int().min(3, "От 3 секунд").max(15, "До 15 секунд"),
});

/** A film in a frame, besides its file and its picture: it lasts as long as it is. */
export const filmDraft = frameDraft.omit({ seconds: true }).extend({
  alt: z
    .string({ error: "Расскажите, что в видео" })
    .trim()
    .min(1, "Расскажите, что в видео")
    .max(1000, "Не больше 1 000 знаков"),
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

/** After its time a story stays on its author's page, on that of a rubric, or nowhere. */
const keepingPlace = z.union([z.literal("author"), id]).nullable();

const deskStory = deskLine.extend({
  reach: z.enum(reachNames),
  audience: audienceRule,
  revision: z.number(),
  ownCover: z.boolean(),
  /** Its author tells it in their own name, and not as the company. */
  inOwnName: z.boolean(),
  /** The viewer may change what it says; a colleague's own story an editor only ends or removes. */
  writable: z.boolean(),
  keptOn: keepingPlace,
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

export const deskParts = ["current", "draft", "ended", "archived"] as const;
export type DeskPart = (typeof deskParts)[number];

const filmFile = z
  .file({ error: "Выберите видео" })
  .min(1, "Выберите видео")
  .max(100 * 1024 * 1024, "Видео больше 100 МБ");
const step = z.union([z.literal(-1), z.literal(1)]);

type Way = Parameters<typeof operation>[0];

/** What every employee may ask for; what they may reach by it the server's policy says. */
const forAll = (method: Way["method"], path: Way["path"], summary: string, more: Partial<Way> = {}) =>
  operation({ access: "employee", ...more, method, path, summary });

/** What an editor does with one story of the company, and an employee with their own one. */
const desk = (method: Way["method"], place: string, summary: string, more: Partial<Way> = {}) =>
  forAll(method, `/story-desk/{id}${place}`, summary, more);

const storyId = z.strictObject({ id });
const frameId = z.strictObject({ id, frameId: id });
const made = { status: 201 };

export const storiesContract = {
  bar: forAll("GET", "/stories", "Истории, которые идут сейчас, и выкладывает ли их сам читатель")
    .input(z.strictObject({}).default({}))
    .output(storyBar),
  kept: forAll("GET", "/kept-stories", "Истории, оставленные на странице рубрики или автора")
    .input(z.strictObject({ on: z.enum(["rubric", "author"]), id }))
    .output(z.object({ items: z.array(storyLine) })),
  story: forAll("GET", "/stories/{id}", "История с кадрами").input(storyId).output(storyView),
  see: forAll("POST", "/stories/{id}/views", "Отметить кадры просмотренными; без списка – все")
    .input(z.strictObject({ id, frameIds: z.array(id).max(framesAtMost).optional() }))
    .output(done),
  react: forAll("PUT", "/stories/{id}/reaction", "Поставить, сменить или снять реакцию", {
    limit: { name: "reactions", count: 300, perSeconds: 3600 },
  })
    .input(z.strictObject({ id, name: z.enum(reactionNames).nullable() }))
    .output(reactions),
  answer: forAll("POST", "/stories/{id}/answers", "Ответить автору истории", {
    ...made,
    limit: { name: "story-answers", count: 30, perSeconds: 3600 },
  })
    .input(z.strictObject({ id, text: answerText }))
    .output(done),
  answers: desk("GET", "/answers", "Ответы на историю: их читает её автор", { ownEyesOnly: true })
    .input(z.strictObject({ id, after }))
    .output(storyAnswers),
  desk: forAll("GET", "/story-desk", "Истории своей компании для редактора, свои – для сотрудника")
    .input(z.strictObject({ part: z.enum(deskParts).default("current"), after }))
    .output(z.object({ items: z.array(deskLine), next: z.string().optional() })),
  source: desk("GET", "", "История для правки и её просмотры")
    .input(storyId.extend({ to: z.literal("write").optional() }))
    .output(deskStory),
  create: forAll("POST", "/story-desk", "Начать историю: от компании или от себя, если компания это разрешила", made)
    .input(storyDraft.extend(coverDraft).strict())
    .output(done),
  change: desk("PUT", "", "Изменить название, обложку и читателей")
    .input(storyDraft.extend({ ...coverDraft, id, revision: z.number().int() }).strict())
    .output(done),
  remove: desk("DELETE", "", "Удалить историю").input(storyId).output(done),
  schedule: desk("PUT", "/showing", "Показать историю сейчас или позже, на срок до 30 дней")
    .input(z.strictObject({ id, publishAt: moment.optional(), hours: z.number().int().min(1).max(720).default(24) }))
    .output(done),
  end: desk("DELETE", "/showing", "Закончить показ").input(storyId).output(done),
  keep: desk("PUT", "/keeping", "Оставить историю на странице рубрики или автора после показа, либо убрать оттуда")
    .input(z.strictObject({ id, on: keepingPlace }))
    .output(done),
  archive: desk("PUT", "/archive", "Убрать закончившуюся историю в архив или вернуть оттуда")
    .input(z.strictObject({ id, archived: z.boolean() }))
    .output(done),
  move: desk("PUT", "/place", "Сдвинуть историю в ряду", { access: "editor" })
    .input(z.strictObject({ id, by: step }))
    .output(done),
  addFrame: desk("POST", "/frames", "Добавить кадр", made)
    .input(frameDraft.extend({ id, image: imageFile }).strict())
    .output(done),
  changeFrame: desk("PUT", "/frames/{frameId}", "Изменить кадр; без картинки остаётся прежняя")
    .input(frameDraft.extend({ id, frameId: id, image: imageFile.optional() }).strict())
    .output(done),
  addFilm: desk("POST", "/films", "Добавить кадр-видео: MP4 или WebM до 60 секунд, с обложкой", made)
    .input(filmDraft.extend({ id, film: filmFile, image: imageFile }).strict())
    .output(done),
  changeFilm: desk("PUT", "/films/{frameId}", "Изменить кадр-видео; без файлов остаются прежние")
    .input(filmDraft.extend({ id, frameId: id, film: filmFile.optional(), image: imageFile.optional() }).strict())
    .output(done),
  removeFrame: desk("DELETE", "/frames/{frameId}", "Удалить кадр").input(frameId).output(done),
  moveFrame: desk("PUT", "/frames/{frameId}/place", "Сдвинуть кадр")
    .input(frameId.extend({ by: step }))
    .output(done),
};
