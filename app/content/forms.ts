import { z } from "zod";
import { draftField } from "#app/drafts/forms.ts";
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

export const commentForm = z.object({ text: commentText, parentId: z.uuid().optional() });
export const ownCommentForm = z.object({ id: z.uuid() });
export const editCommentForm = z.object({ id: z.uuid(), text: commentText });

const pictures = z
  .union([z.array(z.file()), z.file().transform((file) => [file])])
  .default([])
  .transform((files) => files.filter((file) => file.size > 0))
  .refine((files) => files.length <= 10, "Не больше 10 картинок")
  .refine((files) => files.every((file) => file.size <= 10 * 1024 * 1024), "Каждая картинка не больше 10 МБ");

/** A background out of the list; an empty choice is none. */
export const themeForm = publicationDraft.pick({ theme: true });

export const publicationForm = publicationDraft.extend({ pictures, ...draftField });
export const changeForm = publicationForm.extend({
  revision: z.coerce.number().int(),
  keep: z.union([z.array(z.uuid()), z.uuid().transform((id) => [id])]).default([]),
});
