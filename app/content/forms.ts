import { z } from "zod";
import { draftField } from "#app/drafts/forms.ts";
import { readMarkdown } from "#app/rich-text/markdown.ts";
import { intent } from "#app/web/page.ts";
import { addedPicture, commentText, keptPicture, pictureEdit, publicationDraft, reactionNames } from "./contract.ts";

const reactionPress = z.object({
  subject: z.enum(["publication", "comment"]),
  id: z.uuid(),
  name: z.enum(reactionNames).nullable(),
});

/** A press on a reaction: the button's value is `subject/id/name`, without a name it takes the reaction away. */
export const reactionForm = z.object({
  reaction: z
    .string()
    .transform((value) => {
      const [subject, id, name] = value.split("/");
      return { subject, id, name: name || null };
    })
    .pipe(reactionPress),
});

const commentForm = z.object({ text: commentText, parentId: z.uuid().optional() });
const ownCommentForm = z.object({ id: z.uuid() });
const editCommentForm = z.object({ id: z.uuid(), text: commentText });

/** What may be asked for under a publication: reactions and the talk (product B6). */
export const talkIntents = {
  react: intent(reactionForm, async ({ api, value, here }) => {
    await api.content.react(value.reaction);
    return { to: here(value.reaction.subject === "comment" ? value.reaction.id : undefined) };
  }),
  comment: intent(commentForm, async ({ api, value, params, here }) => {
    const { id } = await api.content.comment({ id: params.id ?? "", ...value });
    return { to: here(id, { reply: undefined }) };
  }),
  "edit-comment": intent(editCommentForm, async ({ api, value, here }) => {
    await api.content.editComment(value);
    return { to: here(value.id, { edit: undefined }) };
  }),
  "remove-comment": intent(ownCommentForm, async ({ api, value, here }) => {
    await api.content.removeComment(value);
    return { to: here("comments"), toast: { id: "removed", kind: "success" as const, text: "Комментарий удалён" } };
  }),
};

const pictures = z
  .union([z.array(z.file()), z.file().transform((file) => [file])])
  .default([])
  .transform((files) => files.filter((file) => file.size > 0))
  .refine((files) => files.length <= 10, "Не больше 10 картинок")
  .refine((files) => files.every((file) => file.size <= 10 * 1024 * 1024), "Каждая картинка не больше 10 МБ");

/** A background out of the list; an empty choice is none. */
export const themeForm = publicationDraft.pick({ theme: true });

/** New pictures, each with its own wishes, or all with the same ones where the form came without script. */
const newPictures = { pictures, added: z.array(addedPicture).default([]), all: pictureEdit.optional() };

const writingForm = publicationDraft.extend({ ...newPictures, ...draftField });

/** Every new picture with its wishes. */
function eachWished<
  Value extends {
    pictures: File[];
    added: z.output<typeof addedPicture>[];
    all?: z.output<typeof pictureEdit> | undefined;
  },
>({ all, ...value }: Value) {
  return { ...value, added: value.pictures.map((_, at) => value.added[at] ?? all ?? {}) };
}

export const publicationForm = writingForm.transform(eachWished);
/** What «Предпросмотр» draws: the words as readers will see them. */
export const previewForm = publicationDraft
  .pick({ title: true, body: true })
  .transform(({ title, body }) => ({ title, body: readMarkdown(body) }));

/** The pictures that are there: some go, the others stand where they were put. */
const kept = z
  .array(keptPicture.extend({ place: z.coerce.number().optional(), remove: z.string().optional() }))
  .default([])
  .transform((pictures) =>
    pictures
      .filter(({ remove }) => remove === undefined)
      .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
      .map(({ place: _, remove: __, ...picture }) => picture),
  );

export const changeForm = writingForm.extend({ revision: z.coerce.number().int(), keep: kept }).transform(eachWished);
