import { z } from "zod";
import { picture } from "#platform/api/attachment.ts";
import { operation } from "#platform/api/operation.ts";
import { addedPictures, keptPictures } from "#platform/api/picture-edit.ts";

const id = z.uuid();

/** The form that the words stand in, as the area that draws it calls it. */
const form = z.string().min(1).max(40);

const typed = z.string().max(70_000, "Такой длинный текст не сохранить");

/** The fields of a form as they were typed, several answers to one question in a list; nothing is checked before it is sent. */
const fields = z
  .record(z.string().max(40), z.union([typed, z.array(z.string().max(1000)).max(500)]))
  .refine((all) => Object.keys(all).length <= 40);

export const draftView = z.object({
  id,
  form,
  /** The publication that these words are to change; null for a new one. */
  subjectId: id.nullable(),
  fields,
  /** Those that wait beside it, in their order. */
  pictures: z.array(picture),
  savedAt: z.string(),
});
/** The hidden field of every form that keeps drafts: its deed closes the draft that it came from. */
export const draftField = { draft: id.optional() };
export type DraftView = z.output<typeof draftView>;

/** A draft among others, with how its text begins: one line without marks, colleagues by their names. */
const listedDraft = draftView.extend({
  words: z.string(),
  /** What it is of: «Статья». */
  what: z.string(),
  /** Where one goes on with it. */
  href: z.string(),
});
export type ListedDraft = z.output<typeof listedDraft>;

/** A draft in a short list: its first words and what leads back to it. */
export const draftLine = listedDraft.pick({ id: true, href: true, words: true });
export type DraftLine = z.output<typeof draftLine>;

export const draftsContract = {
  list: operation({
    ownEyesOnly: true,
    method: "GET",
    path: "/drafts",
    summary: "Свои черновики, последние сверху",
    access: "employee",
  })
    .input(z.strictObject({ after: z.string().max(200).optional() }))
    .output(z.object({ items: z.array(listedDraft), next: z.string().optional() })),
  read: operation({
    ownEyesOnly: true,
    method: "GET",
    path: "/drafts/{id}",
    summary: "Свой черновик",
    access: "employee",
  })
    .input(z.strictObject({ id }))
    .output(draftView),
  save: operation({
    method: "PUT",
    path: "/drafts/{id}",
    summary: "Сохранить черновик",
    access: "employee",
    // Three windows that save themselves every ten seconds.
    limit: { name: "drafts", count: 1200, perSeconds: 3600 },
  })
    .input(z.strictObject({ id, form, subjectId: id.optional(), fields }))
    .output(z.object({ savedAt: z.string() })),
  keepPictures: operation({
    method: "PUT",
    path: "/drafts/{id}/pictures",
    summary: "Хранить картинки вместе с черновиком: не больше десяти",
    access: "employee",
    limit: { name: "draft-pictures", count: 120, perSeconds: 3600 },
  })
    .input(
      z.strictObject({
        id,
        keep: keptPictures,
        pictures: z
          .array(z.file().max(10 * 1024 * 1024, "Картинка не больше 10 МБ"))
          .max(10, "Не больше 10 картинок")
          .default([]),
        added: addedPictures,
      }),
    )
    .output(z.object({ id })),
  drop: operation({ method: "DELETE", path: "/drafts/{id}", summary: "Удалить свой черновик", access: "employee" })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
};
