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
export const toneTitles: Record<Tone, string> = {
  blue: "Синий",
  green: "Зелёный",
  violet: "Фиолетовый",
  orange: "Оранжевый",
  red: "Красный",
  teal: "Бирюзовый",
  grey: "Серый",
};
export const fills: Record<Tone, string> = {
  blue: "fill-tone-blue",
  green: "fill-tone-green",
  violet: "fill-tone-violet",
  orange: "fill-tone-orange",
  red: "fill-tone-red",
  teal: "fill-tone-teal",
  grey: "fill-tone-grey",
};
export const dots: Record<Tone, string> = {
  blue: "bg-tone-blue",
  green: "bg-tone-green",
  violet: "bg-tone-violet",
  orange: "bg-tone-orange",
  red: "bg-tone-red",
  teal: "bg-tone-teal",
  grey: "bg-tone-grey",
};
export const pointForms = ["точка", "точки", "точек"] as [string, string, string];
