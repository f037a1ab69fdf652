import type { ListedCard } from "#app/engines/content/ui/listed.ts";
import { counted } from "#app/ui/plural.ts";
import { dayText } from "#app/ui/time-text.ts";
import type { AskedCard } from "../contract.ts";
import { anonymityTitles } from "./words.ts";

type Reader = { zone: string; now: string };

/** Cards of publications with those of surveys among them, the newest first. */
export function amongCards(cards: ListedCard[], asked: AskedCard[], reader: Reader): ListedCard[] {
  if (!asked.length) return cards;
  const all = [...cards, ...asked.map((one) => toCard(one, reader))];
  return all.sort((one, other) =>
    one.publishedAt > other.publishedAt ? -1 : one.publishedAt < other.publishedAt ? 1 : 0,
  );
}

function toCard({ questions, anonymity, closesAt, ...asked }: AskedCard, { zone, now }: Reader): ListedCard {
  const words = [
    closesAt && `До ${dayText(new Date(closesAt), zone, new Date(now))}`,
    counted(questions, ["вопрос", "вопроса", "вопросов"]),
    anonymity !== "named" && anonymityTitles[anonymity],
  ];
  return {
    ...asked,
    ...{ sign: { text: "Опрос" }, call: "Пройти опрос", excerpt: words.filter(Boolean).join(" · "), feed: null },
    ...{ edited: false, cover: null, commentCount: 0, reactions: { counts: {}, mine: null, closed: true }, read: true },
  };
}
