import type { MetaFunction } from "@remix-run/node";

/** The tab's title of a page: «Страница – Вече», and «Ошибка: …» when its form was not accepted (accessibility rule 2). */
export function titled(title: string): MetaFunction {
  return ({ matches: _, error }) => [{ title: `${error ? "Ошибка: " : ""}${title} – Вече` }];
}
