import type { Placed } from "#app/web/navigation.ts";
import { builder } from "./routes.ts";

/** Where people find it. */
export const builderNavigation: Placed[] = [
  { on: "sections", group: "Сервисы", at: 40, page: builder.list, icon: "edit", text: "Конструктор страниц" },
];
