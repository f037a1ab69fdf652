import type { Placed } from "#app/web/navigation.ts";
import { faq } from "./routes.ts";

/** Where people find it. */
export const faqNavigation: Placed[] = [
  { on: "sections", group: "Помощь", at: 10, page: faq.list, icon: "info", text: "Вопросы и ответы" },
];
