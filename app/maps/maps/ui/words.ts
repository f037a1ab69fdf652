import type { MapKind, MapState, PointKind, Tone } from "../contract.ts";

export const kindTitles: Record<MapKind, string> = {
  floor: "Этажи здания",
  site: "Территория",
  geo: "Город и дороги",
  scheme: "Схема",
};
export const stateTitles: Record<MapState, string> = {
  draft: "Черновик",
  published: "Опубликована",
  archived: "В архиве",
};
export const pointKindTitles: Record<PointKind, string> = { point: "Точка", area: "Область" };
/** The picture under the marks is light in every theme, and so are their colours. */
export const fills: Record<Tone, string> = {
  blue: "#1461f5",
  green: "#14713f",
  violet: "#7a3ff2",
  orange: "#b45309",
  red: "#b3202c",
  teal: "#0f766e",
  grey: "#626670",
};
export const pointForms = ["точка", "точки", "точек"] as [string, string, string];
