import type { Placed } from "#app/web/navigation.ts";
import { systemState } from "./routes.ts";

/** Where people find it. */
export const systemStateNavigation: Placed[] = [
  { on: "desks", group: "Портал", at: 60, page: systemState.state, icon: "info", text: "Состояние портала" },
  { on: "desks", group: "Портал", at: 70, page: systemState.errors, icon: "report", text: "Ошибки портала" },
];
