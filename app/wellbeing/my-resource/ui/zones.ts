import type { Zone } from "../contract.ts";

export const zoneWords: Record<Zone, string> = {
  low: "Пора позаботиться",
  middle: "Хватает впритык",
  high: "Всё хорошо",
};

export const zoneLooks = { low: "warning", middle: "neutral", high: "success" } as const satisfies Record<Zone, string>;

export const gradeWords = ["Совсем не так", "Скорее не так", "Когда как", "Скорее так", "Именно так"] as const;
