import type { Placed } from "#app/web/navigation.ts";
import { quizzes } from "./routes.ts";

/** Where people find it. */
export const quizzesNavigation: Placed[] = [
  { on: "side", group: "Развитие", at: 20, page: quizzes.list, icon: "tests", text: "Тесты" },
  { on: "sections", group: "Опросы и тесты", at: 20, page: quizzes.list, icon: "tests", text: "Тесты" },
];
