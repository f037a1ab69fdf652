import type { Placed } from "#app/web/navigation.ts";
import { outbox } from "./routes.ts";

/** Where people find it. */
export const outboxNavigation: Placed[] = [
  { on: "sections", group: "Моё", at: 60, page: outbox.list, icon: "send", text: "Исходящие: ждёт отправки" },
];
