import type { DeskArticle } from "../contract.ts";

export type Tick = { name: "editorial" | "allowComments" | "allowReactions"; label: string; hint?: string };

/** What of an article is simply so or not: made by the server, so that the form's script need not know the words. */
export const ticks: Tick[] = [
  { name: "editorial", label: "Подписать «Редакция»", hint: "Имени автора читатели не увидят" },
  { name: "allowComments", label: "Можно комментировать" },
  { name: "allowReactions", label: "Можно ставить реакции" },
];

/** «Сообщить читателям об изменении»: of what is out. */
export function tellingOf({ state }: DeskArticle): Omit<Tick, "name"> | undefined {
  if (state !== "published") return undefined;
  return { label: "Сообщить читателям об изменении", hint: "Тем, кто открывал статью или обязан её прочитать" };
}
