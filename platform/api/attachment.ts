import { z } from "zod";

/** A stored picture as pages draw it. */
export const picture = z.object({
  id: z.uuid(),
  src: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  /** What it looks like from afar: a WebP of a few pixels, in base64. */
  blur: z.string().optional(),
});

/** What was sent along with words: a picture is shown, any other file can be taken. */
export const attachment = z.discriminatedUnion("kind", [
  picture.extend({ kind: z.literal("picture") }),
  z.object({ kind: z.literal("file"), id: z.uuid(), src: z.string(), name: z.string(), bytes: z.number() }),
]);

const megabyte = 1024 * 1024;
const attachmentsAtMost = 5;

const isPicture = (file: File) => file.type.startsWith("image/");

/** So many files together, in their order: pictures up to 10 MB, others up to 25 MB. */
export const filesAtMost = (most: number) =>
  z
    .array(z.file())
    .max(most, `Не больше ${most} файлов`)
    .refine((files) => files.every((file) => !isPicture(file) || file.size <= 10 * megabyte), "Картинка больше 10 МБ")
    .refine((files) => files.every(({ size }) => size <= 25 * megabyte), "Файл больше 25 МБ");

/** Files that come with words. */
export const attachedFiles = filesAtMost(attachmentsAtMost);

/** What comes with words; `alts` is what the pictures among the files show, in their order. */
export const attached = {
  files: attachedFiles.default([]),
  alts: z.array(z.string().trim().max(300, "Не больше 300 знаков")).max(attachmentsAtMost).default([]),
};
