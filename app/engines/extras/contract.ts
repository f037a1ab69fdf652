import { z } from "zod";
import { attachment, filesAtMost } from "#platform/api/attachment.ts";
import { operation } from "#platform/api/operation.ts";

const id = z.uuid();
const changed = z.object({ id });

/** How many files an article carries, and how many others are named beside it. */
export const mostFiles = 10;
export const mostRelated = 3;

/** What comes with one press of the button. */
export const newFiles = filesAtMost(mostFiles).min(1, "Выберите файлы");

const namedArticle = z.object({ id, title: z.string(), publishedAt: z.string() });
export type NamedArticle = z.output<typeof namedArticle>;

/** Whose files a person keeps: a draft's, or those of an own publication. */
const own = { of: z.enum(["draft", "post"]), id };

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
  own: operation({
    ownEyesOnly: true,
    method: "GET",
    path: "/extras/{of}/{id}/files",
    summary: "Файлы своего черновика или своей публикации",
    access: "employee",
  })
    .input(z.strictObject(own))
    .output(z.object({ files: z.array(attachment) })),
  attachOwn: operation({
    method: "POST",
    path: "/extras/{of}/{id}/files",
    summary: "Приложить файлы к своей публикации или к её черновику: не больше десяти",
    access: "employee",
    limit: { name: "publication-files", count: 60, perSeconds: 3600 },
    status: 201,
  })
    .input(z.strictObject({ ...own, files: newFiles }))
    .output(changed.extend({ waits: z.boolean() })),
  detachOwn: operation({
    method: "DELETE",
    path: "/extras/{of}/{id}/files/{file}",
    summary: "Убрать файл своей публикации или её черновика",
    access: "employee",
  })
    .input(z.strictObject({ ...own, file: id }))
    .output(changed),
};
