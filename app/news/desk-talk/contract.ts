import { z } from "zod";
import { named, personCard } from "#app/engines/content/contract.ts";
import { operation } from "#platform/api/operation.ts";

const id = z.uuid();
const access = "editor";

const remark = z.object({
  id,
  author: personCard.nullable(),
  text: z.string(),
  mentions: named.optional(),
  createdAt: z.string(),
  mine: z.boolean(),
});
export type Remark = z.output<typeof remark>;

export const remarkText = z
  .string({ error: "Напишите, что думаете" })
  .trim()
  .min(1, "Напишите, что думаете")
  .max(4000, "Не больше 4 000 знаков");

export const deskTalkContract = {
  read: operation({ method: "GET", path: "/desk/news/{id}/talk", summary: "Разговор редакторов о статье", access })
    .input(z.strictObject({ id, after: z.string().max(200).optional() }))
    .output(z.object({ items: z.array(remark), next: z.string().optional() })),
  say: operation({
    method: "POST",
    path: "/desk/news/{id}/talk",
    summary: "Сказать редакторам",
    access,
    limit: { name: "comments", count: 60, perSeconds: 3600 },
    status: 201,
  })
    .input(z.strictObject({ id, text: remarkText }))
    .output(z.object({ id })),
  unsay: operation({ method: "DELETE", path: "/desk/talk/{id}", summary: "Убрать свои слова", access })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
};
