import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

const id = z.uuid();
const after = z.string().max(200).optional();

export const trashKinds = ["publication", "comment"] as const;
export const trashed = { kind: z.enum(trashKinds), id };

/** Something put away, by its first words. */
export const trashLine = z.object({
  ...trashed,
  words: z.string(),
  deletedAt: z.string(),
  /** On this day nobody can bring it back any more. */
  goesAt: z.string(),
});
export type TrashLine = z.output<typeof trashLine>;

export const deskTrashLine = trashLine.extend({
  author: z.string(),
  by: z.string(),
  /** Its author has put it away themselves: nobody else brings it back. */
  byAuthor: z.boolean(),
});
export type DeskTrashLine = z.output<typeof deskTrashLine>;

export const trashContract = {
  own: operation({
    method: "GET",
    path: "/trash",
    summary: "Что человек удалил за последние тридцать дней",
    access: "employee",
  })
    .input(z.strictObject({ after }))
    .output(z.object({ items: z.array(trashLine), next: z.string().optional() })),
  line: operation({ method: "GET", path: "/trash/{kind}/{id}", summary: "Одно из удалённого", access: "employee" })
    .input(z.strictObject(trashed))
    .output(trashLine),
  restore: operation({
    method: "PUT",
    path: "/trash/{kind}/{id}",
    summary: "Вернуть удалённое",
    access: "employee",
  })
    .input(z.strictObject(trashed))
    .output(z.object({ id, href: z.string() })),
  purge: operation({
    method: "DELETE",
    path: "/trash/{kind}/{id}",
    summary: "Удалить насовсем",
    access: "employee",
  })
    .input(z.strictObject(trashed))
    .output(z.object({ id })),
  desk: operation({
    method: "GET",
    path: "/desk/trash",
    summary: "Что удалено в компании за последние тридцать дней",
    access: "moderator",
  })
    .input(z.strictObject({ after }))
    .output(z.object({ items: z.array(deskTrashLine), next: z.string().optional() })),
  bringBack: operation({
    method: "PUT",
    path: "/desk/trash/{kind}/{id}",
    summary: "Вернуть то, что удалил модератор",
    access: "moderator",
  })
    .input(z.strictObject(trashed))
    .output(z.object({ id })),
};
