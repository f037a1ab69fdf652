import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

const id = z.uuid();
const said = (least: number, most: number) => {
  const sense = `От ${least} до ${most} знаков`;
  return z.string({ error: sense }).trim().min(least, sense).max(most, sense);
};

export const cannedRepliesFields = z.object({ title: said(3, 60), text: said(3, 500) });

const line = cannedRepliesFields.extend({ id });
export type CannedReplies = z.output<typeof line>;

export const cannedRepliesContract = {
  list: operation({ method: "GET", path: "/canned-replies", summary: "Готовые слова модераторов", access: "moderator" })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(line) })),
  read: operation({ method: "GET", path: "/canned-replies/{id}", summary: "Готовые слова", access: "admin" })
    .input(z.strictObject({ id }))
    .output(line),
  add: operation({
    method: "POST",
    path: "/canned-replies",
    summary: "Добавить готовые слова",
    access: "admin",
    status: 201,
  })
    .input(cannedRepliesFields.strict())
    .output(z.object({ id })),
  change: operation({ method: "PUT", path: "/canned-replies/{id}", summary: "Изменить готовые слова", access: "admin" })
    .input(cannedRepliesFields.extend({ id }).strict())
    .output(z.object({ id })),
  drop: operation({ method: "DELETE", path: "/canned-replies/{id}", summary: "Удалить готовые слова", access: "admin" })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
};
