import type { Placed } from "#app/web/navigation.ts";
import { auditLog } from "./routes.ts";

/** Where people find it. */
export const auditNavigation: Placed[] = [
  { on: "desks", group: "Портал", at: 50, page: auditLog.list, icon: "documents", text: "Журнал" },
];
