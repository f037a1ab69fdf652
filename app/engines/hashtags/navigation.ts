import type { Placed } from "#app/web/navigation.ts";
import { hashtags } from "./routes.ts";

/** Where people find it. */
export const hashtagsNavigation: Placed[] = [
  { on: "sections", group: "Новости", at: 30, page: hashtags.list, icon: "hashtag", text: "Теги" },
  { on: "desks", group: "Контент", at: 70, page: hashtags.adminList, icon: "hashtag", text: "Теги" },
];
