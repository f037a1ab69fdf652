import type { Placed } from "#app/web/navigation.ts";
import { registration } from "./routes.ts";

/** Where people find it. */
export const registrationNavigation: Placed[] = [
  { on: "desks", group: "Люди и доступ", at: 30, page: registration.adminInvites, icon: "send", text: "Приглашения" },
];
