import { z } from "zod";
import { personCard, reactionNames } from "#app/engines/content/contract.ts";
import { operation } from "#platform/api/operation.ts";

const id = z.uuid();
const name = z.enum(reactionNames);

/** Why nobody may answer any more, as readers will see it. */
export const closingNote = z.string().trim().max(200, "Не больше 200 знаков").default("");

export const reactorsPage = z.object({
  /** What they reacted to. */
  href: z.string(),
  counts: z.partialRecord(name, z.number()),
  items: z.array(
    z.object({
      name,
      /** Nobody by name where the reader may not know them. */
      person: personCard.nullable(),
    }),
  ),
  next: z.string().optional(),
});
export type ReactorsPage = z.output<typeof reactorsPage>;

export const talkContract = {
  close: operation({
    method: "PUT",
    path: "/publications/{id}/talk",
    summary: "Закрыть комментарии к публикации или открыть их снова",
    access: "employee",
  })
    .input(z.strictObject({ id, closed: z.boolean(), note: closingNote }))
    .output(z.object({ id, href: z.string() })),
  pin: operation({
    method: "PUT",
    path: "/comments/{id}/pin",
    summary: "Поставить комментарий первым или вернуть на место",
    access: "employee",
  })
    .input(z.strictObject({ id, pinned: z.boolean() }))
    .output(z.object({ id })),
  reactors: operation({
    method: "GET",
    path: "/reactions/{subject}/{id}",
    summary: "Кто отреагировал на публикацию или комментарий",
    access: "employee",
  })
    .input(
      z.strictObject({
        subject: z.enum(["publication", "comment"]),
        id,
        name: name.optional(),
        after: z.string().max(200).optional(),
      }),
    )
    .output(reactorsPage),
};
