import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ReviewList } from "#app/engines/questionnaires/ui/review-list.tsx";
import { attemptTitles } from "#app/engines/questionnaires/ui/words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { backOf } from "../forms.ts";
import { quizzes } from "../routes.ts";
import { Verdict } from "../ui/verdict.tsx";
import { WayBack } from "../ui/way-back.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Итог теста");

export const loader = load(async ({ api, params: { anketaId = "", attempt = "" }, query }) => {
  const back = backOf(query);
  const review = await api.questionnaires.review({ id: attempt });
  if (review.id !== anketaId) throw redirect(href(quizzes.attempt, { anketaId: review.id, attempt }, { back }));
  return { review, back };
});

const waiting = {
  marking: "Часть ответов проверяет человек: итог появится после проверки.",
  over: "Ответы приняты. Итог появится, когда тест закроют, или останется у тех, кто его проводит.",
  annulled: "Эту попытку аннулировали, она не считается.",
  draft: "",
  passed: "",
  failed: "",
};

export default function QuizAttempt() {
  const { review, back } = useLoaderData<typeof loader>();
  const { id, title, number, state, score, passMark, questions } = review;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={`Попытка ${number}`}
        places={[
          { href: href(quizzes.list), title: "Тесты" },
          { href: href(quizzes.quiz, { anketaId: id }, { back }), title },
        ]}
      />
      {score !== null && (state === "passed" || state === "failed") ? (
        <Verdict passed={state === "passed"} score={score} passMark={passMark} />
      ) : (
        <Notice title={attemptTitles[state]}>{waiting[state]}</Notice>
      )}
      {questions.length > 0 && (
        <div className="mt-5">
          <ReviewList questions={questions} />
        </div>
      )}
      <p className="mt-5 flex flex-wrap gap-2">
        <WayBack back={back} isMain={state === "passed"} />
        <ButtonLink href={href(quizzes.quiz, { anketaId: id }, { back })}>Вернуться к тесту</ButtonLink>
      </p>
    </div>
  );
}
