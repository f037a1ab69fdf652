import type { AbsenceKind } from "../contract.ts";

/** Why one is away, to oneself. */
export const kindWords: Record<AbsenceKind, string> = {
  vacation: "Отпуск",
  sick: "Болезнь",
  trip: "Командировка",
  other: "Другое",
};
