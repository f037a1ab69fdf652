import { z } from "zod";
import { reactionNames } from "#app/engines/content/contract.ts";
import { areApart, areChosen, readersFields } from "#app/people/account/forms.ts";
import { ticked } from "#app/web/ticked.ts";
import { isWall } from "#app/web/wall-time.ts";
import { answerText, filmDraft, frameDraft, storyDraft } from "./contract.ts";

/** A press on a reaction: the button's value is `story/id/name`, without a name it takes the reaction away. */
export const storyReactionForm = z.object({
  reaction: z
    .string()
    .transform((value) => value.split("/")[2] || null)
    .pipe(z.enum(reactionNames).nullable()),
});

export const answerForm = z.object({ text: answerText });

const newImage = z
  .file()
  .refine((file) => file.size <= 10 * 1024 * 1024, "Картинка не больше 10 МБ")
  .optional();

const story = z.object({
  title: storyDraft.shape.title,
  cover: newImage,
  dropCover: ticked,
  ...readersFields,
});
export const storyForm = story.refine(...areChosen).refine(...areApart);
export const storyChangeForm = story
  .extend({ revision: z.coerce.number().int() })
  .refine(...areChosen)
  .refine(...areApart);

const image = z
  .file({ error: "Выберите картинку" })
  .refine((file) => file.size > 0, "Выберите картинку")
  .refine((file) => file.size <= 10 * 1024 * 1024, "Картинка не больше 10 МБ");

export const frameForm = frameDraft.extend({ image });
/** Without a new picture the present one stays. */
export const frameChangeForm = frameDraft.extend({ image: newImage });

const isFilm = [(file: File) => file.size <= 100 * 1024 * 1024, "Видео больше 100 МБ"] as const;

export const filmForm = filmDraft.extend({
  film: z
    .file({ error: "Выберите видео" })
    .refine((file) => file.size > 0, "Выберите видео")
    .refine(...isFilm),
  image,
});
/** Without a new film or picture the present ones stay. */
export const filmChangeForm = filmDraft.extend({
  film: z
    .file()
    .refine(...isFilm)
    .optional(),
  image: newImage,
});

export const showingForm = z.object({
  publishAt: z.string().refine(isWall, "Выберите день и время").optional(),
  hours: z.coerce.number().int().min(1).max(720),
});

export const keepForm = z.object({
  on: z
    .string()
    .default("")
    .transform((value) => value || null),
});

const step = z.enum(["-1", "1"]).transform((way) => (way === "1" ? (1 as const) : (-1 as const)));
export const storyMoveForm = z.object({ id: z.uuid(), by: step });
export const frameMoveForm = z.object({ frameId: z.uuid(), by: step });
export const frameRemoveForm = z.object({ frameId: z.uuid() });
