import { z } from "zod";
import { addedPicture, keptPicture } from "#app/engines/content/contract.ts";
import { eachWished, keptPictures, newPictures } from "#app/engines/content/forms.ts";
import { type DraftView, draftField } from "#app/engines/drafts/contract.ts";
import { areApart, areChosen, readersFields, readersOf } from "#app/people/account/forms.ts";
import { readMarkdown } from "#app/rich-text/markdown.ts";
import { chosenValue } from "#app/ui/chosen-people.ts";
import { chosenPeople } from "#app/web/people-form.ts";
import { isWall, momentOf, wallOf } from "#app/web/wall-time.ts";
import {
  articleDraft,
  articleSteps,
  changedElsewhere,
  type DeskArticle,
  deskFilter,
  remarkText,
  type TemplateWords,
  templateName,
} from "./contract.ts";

/** One box ticked comes alone, several come as a list, none does not come at all. */
const several = z.union([z.array(z.string()), z.string().transform((one) => [one])]).default([]);
const ticked = z.literal("on").optional();
const blank = z.string().trim().default("");

const asTyped = z.object({
  kind: z.string().default("news"),
  title: blank,
  lead: blank,
  body: blank,
  feed: z.string().default("work"),
  rubricIds: several,
  ...readersFields,
  mustRead: ticked,
  editorial: ticked,
  coauthors: chosenPeople,
  allowComments: ticked,
  allowReactions: ticked,
  guestVisible: ticked,
  sourceUrl: blank,
  obliged: z.enum(["all", "chosen"]).default("all"),
  obligedParts: several,
  dueOn: blank,
  reviewOn: blank,
  publishAt: blank,
  unpublishAt: blank,
  note: blank,
  ...newPictures,
  keep: keptPictures,
  ...draftField,
});

/** An hour as the editor's own clocks show it: the page, which knows their zone, makes a moment of it. */
const wall = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, "Укажите день и время")
  .refine(isWall, "Такого дня или часа нет")
  .nullable();

const steps = { step: z.enum(articleSteps), note: z.string().max(1000, "Не больше 1 000 знаков").default("") };
const checked = articleDraft.extend({
  ...steps,
  pictures: z.array(z.file()),
  added: z.array(addedPicture),
  keep: z.array(keptPicture),
  publishAt: wall,
  unpublishAt: wall,
  ...draftField,
});

const changed = checked.extend({
  ...changedElsewhere,
  revision: z.number(),
  tell: z.boolean(),
  raise: z.boolean(),
});

/** For `.refine`: whoever is to read it alone is named. */
const areObliged: [(form: Pick<z.output<typeof asTyped>, "mustRead" | "obliged" | "obligedParts">) => boolean, object] =
  [
    ({ mustRead, obliged, obligedParts }) => !mustRead || obliged === "all" || obligedParts.length > 0,
    { path: ["obligedParts"], error: "Выберите, кому обязательно прочитать" },
  ];

function toArticle({ readers, parts, obliged, obligedParts, ...typed }: z.output<typeof asTyped>) {
  const orNull = (text: string) => text || null;
  return {
    ...eachWished(typed),
    ...readersOf({ readers, parts }),
    mustRead: typed.mustRead === "on",
    editorial: typed.editorial === "on",
    allowComments: typed.allowComments === "on",
    allowReactions: typed.allowReactions === "on",
    guestVisible: typed.guestVisible === "on",
    sourceUrl: orNull(typed.sourceUrl),
    obliged: typed.mustRead && obliged === "chosen" ? obligedParts : null,
    dueOn: orNull(typed.dueOn),
    reviewOn: orNull(typed.reviewOn),
    publishAt: orNull(typed.publishAt),
    unpublishAt: orNull(typed.unpublishAt),
  };
}

/** The form of an article; the button says the step. */
export const articleForm = (step: (typeof articleSteps)[number]) =>
  asTyped
    .refine(...areChosen)
    .refine(...areApart)
    .refine(...areObliged)
    .transform((typed) => ({ ...toArticle(typed), step }) as z.input<typeof checked>)
    .pipe(checked);

/** What «Предпросмотр» draws of an article that is being written: the words alone, finished or not. */
export const previewForm = z
  .object({ title: blank, lead: blank, body: articleDraft.shape.body })
  .transform(({ body, ...words }) => ({ ...words, body: readMarkdown(body) }));

export const changeForm = (step: (typeof articleSteps)[number]) =>
  asTyped
    .extend({ revision: z.coerce.number().int(), before: blank, tell: ticked, raise: ticked })
    .refine(...areChosen)
    .refine(...areApart)
    .refine(...areObliged)
    .transform(({ revision, before, tell, raise, ...typed }) => {
      const article = changesOf(toArticle(typed), before);
      return { ...article, step, revision, tell: tell === "on", raise: raise === "on" } as z.input<typeof changed>;
    })
    .pipe(changed);

const elsewhere = Object.keys(changedElsewhere) as (keyof typeof changedElsewhere)[];
type Elsewhere = Partial<Pick<DeskArticle, (typeof elsewhere)[number]>>;

/** How that stood when the form was opened which changes in other places too: the talk is closed there, the review is done. */
function standingOf(article: Elsewhere): string {
  return elsewhere.map((name) => article[name] ?? "").join();
}

/** What the form leaves as it found it, it leaves to whatever it has become since. */
function changesOf<Article extends Elsewhere>(article: Article, before: string): Article {
  const was = before.split(",");
  const left = elsewhere.filter((name, at) => String(article[name] ?? "") === was[at]);
  return { ...article, ...Object.fromEntries(left.map((name) => [name, undefined])) };
}

type Hours = { publishAt: string | null; unpublishAt: string | null };

/** The hours of a form as moments: its clocks are those of the editor's zone. */
export function inZone<Form extends Hours>(form: Form, zone: string): Form {
  const { publishAt, unpublishAt } = form;
  return {
    ...form,
    publishAt: publishAt && momentOf(publishAt, zone),
    unpublishAt: unpublishAt && momentOf(unpublishAt, zone),
  };
}

export const pinForm = z.object({
  feed: z.enum(["work", "life"]),
  days: z.coerce.number({ error: "Укажите число дней" }).int().min(1, "От 1 до 30 дней").max(30, "От 1 до 30 дней"),
  instead: z.uuid().optional(),
});

/** A wish that the address spells wrong, or leaves empty as a GET form does, is no wish. */
const loose = <Shape extends z.ZodType>(shape: Shape) => shape.optional().catch(undefined);

/** What an address asks of the desk. */
export const readDeskFilter = (address: Record<string, string>) => filterQuery.parse(address);
const filterQuery = z.object({
  author: loose(deskFilter.author.transform((words) => words || undefined)),
  rubric: loose(deskFilter.rubric),
  from: loose(deskFilter.from),
  till: loose(deskFilter.till),
});

/** A press on ↑ or ↓ beside a pin. */
export const pinMoveForm = z.object({
  id: z.uuid(),
  by: z.enum(["-1", "1"]).transform((way) => (way === "1" ? (1 as const) : (-1 as const))),
});

export const pinnedForm = z.object({ id: z.uuid() });

export const reviewForm = z.object({ reviewOn: z.iso.date("Укажите день") });

/** What is known of an article when its form opens: a template has no days. */
type Start = TemplateWords &
  Partial<
    Pick<DeskArticle, "coauthors" | "dueOn" | "reviewOn" | "publishAt" | "unpublishAt" | "revision" | "guestVisible">
  >;

/** What the form of an article begins with: what is saved, and over it the draft that its address names. */
export function valuesOf(article: Start | undefined, { fields }: Pick<DraftView, "fields">, zone: string) {
  return { ...startOf(article, zone), ...draftOf(fields) };
}

const open = { allowComments: "on", allowReactions: "on" };
const unticked = { mustRead: "", editorial: "", allowComments: "", allowReactions: "", guestVisible: "" };

function startOf(article: Start | undefined, zone: string) {
  if (!article) return { kind: "news", feed: "work", readers: "company", obliged: "all", ...open };
  const { kind, title, lead, body, feed, rubricIds, reach, audience, mustRead, obliged, dueOn, reviewOn } = article;
  const tick = (isSo: boolean) => (isSo ? "on" : undefined);
  const hour = (moment: string | null | undefined) => moment && wallOf(moment, zone);
  return {
    ...{ kind, title, lead, body, feed, rubricIds, dueOn, reviewOn, revision: article.revision },
    before: standingOf(article),
    publishAt: hour(article.publishAt),
    unpublishAt: hour(article.unpublishAt),
    readers: audience ? "chosen" : reach,
    parts: audience ?? [],
    mustRead: tick(mustRead),
    editorial: tick(article.editorial),
    allowComments: tick(article.allowComments ?? true),
    allowReactions: tick(article.allowReactions ?? true),
    guestVisible: tick(article.guestVisible ?? false),
    coauthors: article.coauthors?.map(chosenValue),
    sourceUrl: article.sourceUrl,
    obliged: obliged ? "chosen" : "all",
    obligedParts: obliged ?? [],
  };
}

/** A draft's answers as lists; a box that is not ticked there is ticked nowhere. */
function draftOf(fields: DraftView["fields"]) {
  if (Object.keys(fields).length === 0) return fields;
  const listOf = (typed: string | string[] = []) => [typed].flat();
  const { rubricIds, parts, obligedParts } = fields;
  const chosen = { rubricIds: listOf(rubricIds), parts: listOf(parts), obligedParts: listOf(obligedParts) };
  return { ...unticked, ...fields, ...chosen };
}

/** One comes alone, several come as a list. */
const ids = z.union([z.array(z.uuid()), z.uuid().transform((one) => [one])]);
const back = z.string().max(1000).optional();

export const bulkForm = z.object({ ids, back });
export const rubricChoice = bulkForm.extend({ rubric: z.uuid("Выберите рубрику") });
export const authorChoice = bulkForm.extend({ author: z.uuid("Выберите автора") });

export const templateForm = z.object({ name: templateName });
export const remarkForm = z.object({ text: remarkText });
export const unsayForm = z.object({ id: z.uuid() });

/** What is said with a step: why it comes back, what was checked. */
export const stepForm = z.object({ note: z.string().trim().max(1000, "Не больше 1 000 знаков").default("") });

/** The hour that a decision names. */
export const scheduleForm = stepForm.extend({
  publishAt: z.string({ error: "Укажите, когда опубликовать" }).refine(isWall, "Такого дня или часа нет"),
});
