import type { IconName } from "#app/ui/icon.tsx";
import type { MoodLevel, MoodTag } from "../contract.ts";

export const levelTitles: Record<MoodLevel, string> = {
  bad: "Плохое",
  average: "Среднее",
  good: "Хорошее",
  best: "Отличное",
};

export const levelIcons: Record<MoodLevel, IconName> = {
  bad: "sad",
  average: "meh",
  good: "smile",
  best: "laugh",
};

export const tagTitles: Record<MoodTag, string> = {
  workload: "Нагрузка",
  team: "Команда",
  health: "Здоровье",
  other: "Другое",
};
