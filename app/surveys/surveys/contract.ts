import { z } from "zod";
import { askedCard } from "#app/engines/questionnaires/contract.ts";
import { operation } from "#platform/api/operation.ts";

const cursor = z.string().max(200).optional();

export const surveysContract = {
  inFeed: operation({
    method: "GET",
    path: "/surveys/feed",
    summary: "Открытые опросы, на которые читатель ещё не ответил: те, что стоят между двумя местами ленты",
    access: "employee",
  })
    .input(z.strictObject({ after: cursor, until: cursor }))
    .output(z.object({ items: z.array(askedCard) })),
};
