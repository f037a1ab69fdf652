import type { ThemeName } from "../contract.ts";

export const themeTitles: Record<ThemeName, string> = {
  sea: "Море",
  dawn: "Рассвет",
  forest: "Лес",
  berry: "Ягоды",
  night: "Ночь",
  ember: "Угли",
};

export const themeNames = Object.keys(themeTitles) as ThemeName[];
