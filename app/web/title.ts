import type { MetaFunction } from "@remix-run/node";

type Name<View> = string | ((view: View) => string | undefined);
type Page = { error?: unknown; matches: { id: string; data?: unknown }[] };

/**
 * The tab's title of a page: «Страница – Вече», and «Ошибка: …» when its form was not accepted (accessibility rule 2).
 * Takes the page's name, or how to tell it from what the loader gave.
 */
export function titled<View = unknown>(name: Name<View>, otherwise?: string): MetaFunction {
  return ({ data, ...page }) => [{ title: titleOf(page, name, data as View | undefined, otherwise) }];
}

/** The same title, for a page that says more about itself than its title. */
export function titleOf<View>({ error, matches }: Page, name: Name<View>, view?: View, otherwise = "Вече"): string {
  const told = typeof name === "string" ? name : ((view && name(view)) ?? otherwise);
  const root = matches.find(({ id }) => id === "root")?.data as { refused?: boolean } | undefined;
  return `${error || root?.refused ? "Ошибка: " : ""}${told}${told === "Вече" ? "" : " – Вече"}`;
}
