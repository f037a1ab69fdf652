import type { Certificate } from "../contract.ts";

export const stateTitles: Record<Certificate["state"], string> = {
  valid: "Действует",
  expired: "Срок вышел",
  revoked: "Отозван",
  replaced: "Заменён",
};

/** «05.03.2026». */
export const dayText = (day: string): string => day.split("-").reverse().join(".");
