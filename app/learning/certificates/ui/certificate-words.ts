import type { Certificate } from "../contract.ts";

export const stateTitles: Record<Certificate["state"], string> = {
  valid: "Действует",
  expired: "Срок вышел",
  revoked: "Отозван",
  replaced: "Заменён",
};
