import { z } from "zod";
import { articleDraft } from "#app/news/newsroom/contract.ts";
import { operation } from "#platform/api/operation.ts";

const id = z.uuid();

/** What of an article serves again: its words and readers, not its people and days, nor that it is shown to guests. */
export const templateWords = articleDraft.omit({
  coauthors: true,
  guestVisible: true,
  dueOn: true,
  reviewOn: true,
  publishAt: true,
  unpublishAt: true,
});
export type TemplateWords = z.output<typeof templateWords>;

export const templateName = z
  .string({ error: "Назовите шаблон" })
  .trim()
  .min(3, "От 3 до 60 знаков")
  .max(60, "От 3 до 60 знаков");

const templateLine = z.object({
  id,
  name: z.string(),
  /** The title that it begins with. */
  title: z.string(),
  by: z.string(),
  createdAt: z.string(),
});
export type TemplateLine = z.output<typeof templateLine>;

export const templatesContract = {
  list: operation({ method: "GET", path: "/desk/templates", summary: "Шаблоны публикаций", access: "editor" })
    .input(z.strictObject({ after: z.string().max(200).optional() }))
    .output(z.object({ items: z.array(templateLine), next: z.string().optional() })),
  read: operation({ method: "GET", path: "/desk/templates/{id}", summary: "Шаблон", access: "editor" })
    .input(z.strictObject({ id }))
    .output(z.object({ id, name: z.string(), words: templateWords })),
  keep: operation({
    method: "POST",
    path: "/desk/news/{article}/templates",
    summary: "Сделать из статьи шаблон",
    access: "editor",
    status: 201,
  })
    .input(z.strictObject({ article: id, name: templateName }))
    .output(z.object({ id })),
  drop: operation({ method: "DELETE", path: "/desk/templates/{id}", summary: "Удалить шаблон", access: "editor" })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
};
