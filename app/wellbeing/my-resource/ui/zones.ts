import type { Zone } from "../contract.ts";

/** Below forty of a hundred is low, from seventy on high. */
export const zoneOf = (score: number): Zone => (score < 40 ? "low" : score < 70 ? "middle" : "high");

export const zoneWords: Record<Zone, string> = {
  low: "Пора позаботиться",
  middle: "Хватает впритык",
  high: "Всё хорошо",
};

export const zoneLooks = { low: "warning", middle: "neutral", high: "success" } as const satisfies Record<Zone, string>;

export const gradeWords = ["Совсем не так", "Скорее не так", "Когда как", "Скорее так", "Именно так"] as const;
