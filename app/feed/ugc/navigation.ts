import type { Placed } from "#app/web/navigation.ts";
import { ugc } from "./routes.ts";

/** Where people find it. */
export const ugcNavigation: Placed[] = [
  { on: "tabs", at: 30, page: ugc.create, icon: "edit", text: "Написать" },
  { on: "create", at: 10, page: ugc.create, icon: "edit", text: "Публикация" },
  { on: "sections", group: "Моё", at: 30, page: ugc.own, icon: "edit", text: "Мои публикации" },
];
