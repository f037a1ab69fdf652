import { quizzes } from "#app/surveys/quizzes/routes.ts";
import type { AttentionLine } from "#app/ui/attention.tsx";
import { href } from "#app/web/urls.ts";
import { surveys } from "../routes.ts";

type Due = { id: string; kind: "survey" | "test"; title: string };

/** What one has begun and not sent, as it stands in «Требует внимания». */
export function dueSurveys(items: Due[]): AttentionLine[] {
  return items.map(({ id: anketaId, kind, title }) => ({
    href: kind === "test" ? href(quizzes.quiz, { anketaId }) : href(surveys.survey, { anketaId }),
    title,
    note: kind === "test" ? "Продолжить тест" : "Продолжить опрос",
  }));
}
