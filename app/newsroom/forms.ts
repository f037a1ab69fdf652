import { z } from "zod";
import { areChosen, readersFields, readersOf } from "#app/account/forms.ts";
import { addedPicture, keptPicture } from "#app/content/contract.ts";
import { eachWished, keptPictures, newPictures } from "#app/content/forms.ts";
import type { DraftView } from "#app/drafts/contract.ts";
import { draftField } from "#app/drafts/forms.ts";
import { momentOf } from "#app/web/wall-time.ts";
import { articleDraft, articleSteps } from "./contract.ts";

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
  dueOn: blank,
  reviewOn: blank,
  publishAt: blank,
  unpublishAt: blank,
  note: blank,
  ...newPictures,
  ...draftField,
});

/** An hour as the editor's own clocks show it: the page, which knows their zone, makes a moment of it. */
const wall = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, "Укажите день и время")
  .nullable();

const steps = { step: z.enum(articleSteps), note: z.string().max(1000, "Не больше 1 000 знаков").default("") };
const checked = articleDraft.extend({
  ...steps,
  pictures: z.array(z.file()),
  added: z.array(addedPicture),
  publishAt: wall,
  unpublishAt: wall,
  ...draftField,
});

const changed = checked.extend({ revision: z.number(), keep: z.array(keptPicture) });

function toArticle({ readers, parts, ...typed }: z.output<typeof asTyped>) {
  const orNull = (text: string) => text || null;
  return {
    ...eachWished(typed),
    ...readersOf({ readers, parts }),
    mustRead: typed.mustRead === "on",
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
    .transform((typed) => ({ ...toArticle(typed), step }) as z.input<typeof checked>)
    .pipe(checked);

export const changeForm = (step: (typeof articleSteps)[number]) =>
  asTyped
    .extend({ revision: z.coerce.number().int(), keep: keptPictures })
    .refine(...areChosen)
    .transform(
      ({ revision, keep, ...typed }) => ({ ...toArticle(typed), step, revision, keep }) as z.input<typeof changed>,
    )
    .pipe(changed);

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

export const reviewForm = z.object({ reviewOn: z.iso.date("Укажите день") });

/** A draft with its answers as lists; a box that is not ticked there is ticked nowhere. */
export function withChosen<Draft extends Pick<DraftView, "fields">>(draft: Draft): Draft {
  const { fields } = draft;
  if (Object.keys(fields).length === 0) return draft;
  const listOf = (typed: string | string[] = []) => [typed].flat();
  const chosen = { rubricIds: listOf(fields.rubricIds), parts: listOf(fields.parts) };
  return { ...draft, fields: { mustRead: "", ...fields, ...chosen } };
}
