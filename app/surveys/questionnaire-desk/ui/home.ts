import type { QuestionnaireKind } from "#app/engines/questionnaires/contract.ts";
import { quizzes } from "#app/surveys/quizzes/routes.ts";
import { surveys } from "#app/surveys/surveys/routes.ts";
import type { PageViewer } from "#app/web/context.ts";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import { questionnaireDesk } from "../routes.ts";

const own = { tab: "mine" };

/** Where questionnaires are listed: who has the right to surveys has all of the company's, authors and co-authors their own. */
export function homeOf({ rights }: Pick<PageViewer, "rights">, kind: QuestionnaireKind) {
  if (rights.includes("surveys")) return { href: href(questionnaireDesk.list), title: "Опросы и тесты" };
  return kind === "test"
    ? { href: href(quizzes.list, null, own), title: "Мои тесты" }
    : { href: href(surveys.list, null, own), title: "Мои опросы" };
}

export const useHome = (kind: QuestionnaireKind) => homeOf(useRoot().viewer, kind);
