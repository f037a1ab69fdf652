import type { DeskArticle } from "../contract.ts";

type Name = "editorial" | "allowComments" | "allowReactions" | "guestVisible" | "tell" | "raise";
export type Tick = { name: Name; label: string; hint?: string };

/** What of an article is simply so or not: made by the server, so that the form's script need not know the words. */
export const ticksFor = (rights: readonly string[]): Tick[] =>
  rights.includes("chief-editor") ? [...ticks, forGuests] : ticks;

const ticks: Tick[] = [
  { name: "editorial", label: "Подписать «Редакция»", hint: "Имени автора читатели не увидят" },
  { name: "allowComments", label: "Можно комментировать" },
  { name: "allowReactions", label: "Можно ставить реакции" },
];

const forGuests: Tick = {
  name: "guestVisible",
  label: "Показать гостям",
  hint: "Прочтёт любой, у кого есть ссылка, даже без входа. Только то, что вышло и открыто всем",
};

/** What may become of a change in what is out: readers are told, it comes up again. */
export const changeTicks = ({ state }: DeskArticle): Tick[] => (state === "published" ? onChange : []);

const onChange: Tick[] = [
  {
    name: "tell",
    label: "Сообщить читателям об изменении",
    hint: "Тем, кто открывал статью или обязан её прочитать",
  },
  { name: "raise", label: "Поднять в лентах", hint: "Статья встанет первой, как новая. Не чаще раза в день" },
];
