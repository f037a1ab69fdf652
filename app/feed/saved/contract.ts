import { z } from "zod";
import { publicationCard } from "#app/engines/content/contract.ts";
import { operation } from "#platform/api/operation.ts";

const id = z.uuid();
const state = z.object({ saved: z.boolean() });

export const savedContract = {
  list: operation({
    ownEyesOnly: true,
    method: "GET",
    path: "/saved",
    summary: "Избранное, последнее сверху",
    access: "employee",
  })
    .input(z.strictObject({ after: z.string().max(200).optional() }))
    .output(z.object({ items: z.array(publicationCard), next: z.string().optional() })),
  has: operation({ method: "GET", path: "/saved/{id}", summary: "Есть ли публикация в избранном", access: "employee" })
    .input(z.strictObject({ id }))
    .output(state),
  put: operation({
    method: "PUT",
    path: "/saved/{id}",
    summary: "Добавить публикацию в избранное или убрать из него",
    access: "employee",
  })
    .input(z.strictObject({ id, saved: z.boolean() }))
    .output(state),
};
