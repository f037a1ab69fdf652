import type { Placed } from "#app/web/navigation.ts";
import { guests } from "./routes.ts";

/** Where people find it. */
export const guestsNavigation: Placed[] = [
  { on: "sections", group: "Люди", at: 50, page: guests.own, icon: "id", text: "Мои гости" },
];
