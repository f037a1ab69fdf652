import { z } from "zod";
import { attachment, filesAtMost } from "#platform/api/attachment.ts";
import { operation } from "#platform/api/operation.ts";

const id = z.uuid();
const changed = z.object({ id });

/** How many files an article carries (product B0), and how many others are named beside it. */
export const mostFiles = 10;
export const mostRelated = 3;

/** What comes with one press of the button. */
export const newFiles = filesAtMost(mostFiles).min(1, "Выберите файлы");

const namedArticle = z.object({ id, title: z.string(), publishedAt: z.string() });
export type NamedArticle = z.output<typeof namedArticle>;

const deskExtras = z.object({
  title: z.string(),
  files: z.array(attachment),
  related: z.array(namedArticle),
  /** What may be chosen yet, of what was looked for. */
  found: z.array(namedArticle),
});
export type DeskExtras = z.output<typeof deskExtras>;

export const extrasContract = {
  desk: operation({ method: "GET", path: "/desk/news/{id}/extras", summary: "Что стоит со статьёй", access: "editor" })
    .input(z.strictObject({ id, query: z.string().max(300).default("") }))
    .output(deskExtras),
  attach: operation({
    method: "POST",
    path: "/desk/news/{id}/files",
    summary: "Приложить к статье файлы: не больше десяти",
    access: "editor",
    status: 201,
  })
    .input(z.strictObject({ id, files: newFiles }))
    .output(changed),
  detach: operation({
    method: "DELETE",
    path: "/desk/news/{id}/files/{file}",
    summary: "Убрать приложенный к статье файл",
    access: "editor",
  })
    .input(z.strictObject({ id, file: id }))
    .output(changed),
  relate: operation({
    method: "PUT",
    path: "/desk/news/{id}/related/{other}",
    summary: "Выбрать, что ещё почитать после статьи, или убрать",
    access: "editor",
  })
    .input(z.strictObject({ id, other: id, chosen: z.boolean() }))
    .output(changed),
};
