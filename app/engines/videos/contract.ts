import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

const id = z.uuid();
const megabyte = 1024 * 1024;

/** What is shown in place of a film's file: what is in it, its picture, its kind. */
export const film = z.object({
  description: z.string(),
  type: z.string(),
  bytes: z.number(),
  poster: z.string().optional(),
});
export type Film = z.output<typeof film>;

export const ownVideo = film.extend({
  id,
  name: z.string(),
  /** What to write on a line of its own where the film is to stand. */
  line: z.string(),
  /** Stands in a publication already. */
  used: z.boolean(),
  createdAt: z.string(),
});
export type OwnVideo = z.output<typeof ownVideo>;

/** A film and what people who do not see or hear it are told. */
export const newVideo = {
  file: z.file({ error: "Выберите видео" }).max(100 * megabyte, "Видео больше 100 МБ"),
  description: z
    .string({ error: "Расскажите, что в видео" })
    .trim()
    .min(1, "Расскажите, что в видео")
    .max(1000, "Не больше 1 000 знаков"),
  poster: z
    .file()
    .max(10 * megabyte, "Картинка больше 10 МБ")
    .optional(),
};

export const videosContract = {
  own: operation({ method: "GET", path: "/videos", summary: "Свои видео, последние сверху", access: "employee" })
    .input(z.strictObject({ after: z.string().max(200).optional() }))
    .output(z.object({ items: z.array(ownVideo), next: z.string().optional() })),
  video: operation({ method: "GET", path: "/videos/{id}", summary: "Своё видео", access: "employee" })
    .input(z.strictObject({ id }))
    .output(ownVideo),
  add: operation({
    method: "POST",
    path: "/videos",
    summary: "Загрузить видео: MP4 или WebM до 100 МБ",
    access: "employee",
    limit: { name: "videos", count: 20, perSeconds: 3600 },
    status: 201,
  })
    .input(z.strictObject(newVideo))
    .output(z.object({ id, line: z.string() })),
  remove: operation({
    method: "DELETE",
    path: "/videos/{id}",
    summary: "Удалить своё видео, отовсюду",
    access: "employee",
  })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
};
