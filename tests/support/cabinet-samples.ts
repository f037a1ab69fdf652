import { everyone, type Sample } from "./sample.ts";
import type { TwoCompanies } from "./two-companies.ts";

/** What a person tells of themselves. */
export const words = {
  about: "Варю кофе",
  status: "До пятницы в Твери",
  messenger: "VK Teams, anna",
  phone: "8 (900) 123-45-67",
  timeZone: "Asia/Omsk",
  languages: ["русский"],
};

/** Good calls of a person's own place. */
export const cabinetSamples: Record<string, (world: TwoCompanies) => Sample> = {
  "cabinet.home": () => everyone({}),
  "cabinet.words": () => everyone({}),
  "cabinet.tell": () => everyone(words),
  "cabinet.seen": () => everyone({ by: "portal" }),
};
