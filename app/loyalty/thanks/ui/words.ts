import type { IconName } from "#app/ui/icon.tsx";
import type { CardLook, Circle } from "../contract.ts";

export const cards: Record<CardLook, { title: string; icon: IconName; class: string }> = {
  heart: { title: "От сердца", icon: "like", class: "avatar-0" },
  star: { title: "Вы звезда", icon: "star", class: "avatar-1" },
  clap: { title: "Аплодисменты", icon: "clap", class: "avatar-2" },
  coffee: { title: "С меня кофе", icon: "life", class: "avatar-3" },
  idea: { title: "Отличная идея", icon: "idea", class: "avatar-4" },
  rocket: { title: "Огонь", icon: "fire", class: "avatar-5" },
};

export const circleTitles: Record<Circle, string> = {
  public: "Все в компании",
  team: "Команда того, кого благодарят",
  private: "Только те, кого благодарят",
};
