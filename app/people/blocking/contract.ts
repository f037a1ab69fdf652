import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

const access = "employee";
const accountId = z.uuid();

const blockedPerson = z.object({
  accountId,
  alias: z.string(),
  name: z.string(),
  position: z.string(),
  photo: z.string().nullable(),
});

export const blockingContract = {
  list: operation({
    ownEyesOnly: true,
    method: "GET",
    path: "/users/me/blocked",
    summary: "Кого я заблокировал(а)",
    access,
  })
    .input(z.strictObject({ after: z.string().max(200).optional() }).default({}))
    .output(z.object({ items: z.array(blockedPerson), total: z.number(), next: z.string().optional() })),
  block: operation({
    method: "PUT",
    path: "/users/me/blocked/{accountId}",
    summary: "Заблокировать человека; он об этом не узнает",
    access,
  })
    .input(z.strictObject({ accountId }))
    .output(z.object({ accountId })),
  unblock: operation({
    method: "DELETE",
    path: "/users/me/blocked/{accountId}",
    summary: "Разблокировать; кто не заблокирован, о том ни слова",
    access,
  })
    .input(z.strictObject({ accountId }))
    .output(z.object({ accountId })),
};
