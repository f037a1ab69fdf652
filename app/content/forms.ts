import { z } from "zod";
import { draftField } from "#app/drafts/forms.ts";
import { readMarkdown } from "#app/rich-text/markdown.ts";
import { intent } from "#app/web/page.ts";
import { commentText, publicationDraft, reactionNames } from "./contract.ts";

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

export const publicationForm = publicationDraft.extend({ pictures, ...draftField });
/** What «Предпросмотр» draws: the words as readers will see them. */
export const previewForm = publicationDraft
  .pick({ title: true, body: true })
  .transform(({ title, body }) => ({ title, body: readMarkdown(body) }));

export const changeForm = publicationForm.extend({
  revision: z.coerce.number().int(),
  keep: z.union([z.array(z.uuid()), z.uuid().transform((id) => [id])]).default([]),
});
