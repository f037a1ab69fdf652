import { attached, page } from "#app/web/urls.ts";

/** The films that a person has uploaded, to be put into what they write (specification §2, video embed). */
export const videos = {
  own: page("/videos", { title: "Мои видео", files: attached }),
  remove: page("/videos/:id/delete", { title: "Удалить видео" }),
};
