import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

const id = z.uuid();

/** Languages that an article may speak beside Russian, those first that companies ask for most. */
export const languages = [
  ...["en", "zh", "kk", "be", "uz", "ky", "tg", "hy", "az", "tt", "ba", "sr", "tr", "de", "fr", "es", "it", "vi"],
] as const;
export const language = z.enum(languages as readonly string[] as [string, ...string[]], { error: "Выберите язык" });

/** How a language is called: in Russian, and by those who speak it. */
export const languageName = z.object({ language: z.string(), name: z.string(), own: z.string() });
export type LanguageName = z.output<typeof languageName>;

/** What an article says in another language. */
export const translatedWords = z.object({
  title: z.string({ error: "Напишите заголовок" }).trim().min(3, "От 3 до 150 знаков").max(150, "От 3 до 150 знаков"),
  lead: z.string().trim().max(300, "Не больше 300 знаков").default(""),
  body: z.string({ error: "Напишите текст" }).trim().min(1, "Напишите текст").max(60_000, "Не больше 60 000 знаков"),
});

const words = z.object({ title: z.string(), lead: z.string(), body: z.string() });

const translationLine = languageName.extend({
  id,
  title: z.string(),
  by: z.string(),
  changedAt: z.string(),
  /** Readers may choose it. */
  shown: z.boolean(),
  /** The original says something else by now. */
  stale: z.boolean(),
});
export type TranslationLine = z.output<typeof translationLine>;

export const deskTranslation = languageName.extend({
  id,
  articleId: id,
  words,
  original: words,
  revision: z.number(),
  /** Which words of the original these are. */
  sourceRevision: z.number(),
  originalRevision: z.number(),
  shown: z.boolean(),
});
export type DeskTranslation = z.output<typeof deskTranslation>;

/** What becomes of a version with its words: it stays as it is, readers get it, readers get it no more. */
export const translationSteps = ["save", "show", "hide"] as const;

export const translationsContract = {
  list: operation({
    method: "GET",
    path: "/desk/news/{id}/translations",
    summary: "На каких языках есть статья",
    access: "editor",
  })
    .input(z.strictObject({ id }))
    .output(z.object({ title: z.string(), items: z.array(translationLine), missing: z.array(languageName) })),
  add: operation({
    method: "POST",
    path: "/desk/news/{id}/translations",
    summary: "Начать языковую версию статьи",
    access: "editor",
    status: 201,
  })
    .input(z.strictObject({ id, language }))
    .output(z.object({ id })),
  source: operation({
    method: "GET",
    path: "/desk/translations/{id}",
    summary: "Языковая версия рядом с оригиналом",
    access: "editor",
  })
    .input(z.strictObject({ id }))
    .output(deskTranslation),
  change: operation({
    method: "PUT",
    path: "/desk/translations/{id}",
    summary: "Изменить языковую версию",
    access: "editor",
  })
    .input(
      translatedWords
        .extend({
          id,
          revision: z.coerce.number().int(),
          sourceRevision: z.coerce.number().int(),
          step: z.enum(translationSteps),
          draft: id.optional(),
        })
        .strict(),
    )
    .output(z.object({ id })),
  remove: operation({
    method: "DELETE",
    path: "/desk/translations/{id}",
    summary: "Удалить языковую версию",
    access: "editor",
  })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
};
