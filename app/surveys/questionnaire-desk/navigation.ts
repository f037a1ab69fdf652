import type { Placed } from "#app/web/navigation.ts";
import { questionnaireDesk } from "./routes.ts";

/** Where people find it. */
export const questionnaireDeskNavigation: Placed[] = [
  { on: "desks", group: "Контент", at: 80, page: questionnaireDesk.list, icon: "surveys", text: "Опросы и тесты" },
];
