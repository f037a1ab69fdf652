import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

export const servicesContract = {
  showServices: operation({
    method: "GET",
    path: "/public/v1/showServices",
    summary: "Показывать ли раздел сервисов",
    access: "signed-in",
    cacheFor: 600,
  }).output(z.object({ showServices: z.boolean() })),
};
