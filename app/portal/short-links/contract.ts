import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

/** A path of the portal without its query: what stands there decides by itself who may see it. */
const path = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)[\w\-./%~]*$/);
const code = z.string().max(20);

export const shortLinksContract = {
  find: operation({
    method: "GET",
    path: "/short-links",
    summary: "Короткая ссылка на страницу, если она есть",
    access: "employee",
  })
    .input(z.strictObject({ path }))
    .output(z.object({ code: code.optional() })),
  make: operation({
    method: "PUT",
    path: "/short-links",
    summary: "Короткая ссылка на страницу: прежняя или новая",
    access: "employee",
    limit: { name: "short-links", count: 30, perSeconds: 3600 },
  })
    .input(z.strictObject({ path }))
    .output(z.object({ code })),
  follow: operation({
    method: "GET",
    path: "/short-links/{code}",
    summary: "Куда ведёт короткая ссылка",
    access: "public",
    limit: { name: "short-link", count: 120, perSeconds: 60 },
  })
    .input(z.strictObject({ code }))
    .output(z.object({ path: z.string() })),
};
