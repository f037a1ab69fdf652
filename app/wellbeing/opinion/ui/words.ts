import type { OpinionState, Target } from "../contract.ts";

export const targetWords: Record<Target, string> = {
  service: "Сервис",
  event: "Событие",
  article: "Публикация",
  idea: "Идея",
  process: "Как устроена работа",
  other: "Другое",
};

export const stateWords: Record<OpinionState, string> = {
  sent: "Отправлено",
  seen: "Прочитано",
  inWork: "В работе",
  answered: "Есть ответ",
  declined: "Отклонено",
};

export const stateLooks = {
  sent: "neutral",
  seen: "neutral",
  inWork: "brand",
  answered: "success",
  declined: "warning",
} as const satisfies Record<OpinionState, string>;

export const ratingWords = ["Очень плохо", "Плохо", "Так себе", "Хорошо", "Отлично"] as const;

/** «4 из 5, хорошо» */
export const ratingText = (rating: number) => `${rating} из 5, ${ratingWords[rating - 1]!.toLowerCase()}`;
