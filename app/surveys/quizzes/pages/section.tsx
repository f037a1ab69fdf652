import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { sectionIntent } from "#app/engines/questionnaires/forms.ts";
import { SectionForm } from "#app/engines/questionnaires/ui/section-form.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titleOf } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { backOf } from "../forms.ts";
import { quizzes } from "../routes.ts";
import { Countdown } from "../ui/countdown.tsx";
import { OtherTab } from "../ui/other-tab.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  { title: titleOf(page, ({ section }) => `${section.title}: вопросы`, data, "Тест") },
];

export const loader = load(async ({ api, params: { anketaId = "", part = "" }, query }) => {
  const back = backOf(query);
  const view = await api.questionnaires.view({ id: anketaId, kind: "test" });
  // Without an attempt under way there is nothing to answer: its page says what may be done.
  if (!view.draft || view.state === "paused") throw redirect(href(quizzes.quiz, { anketaId }, { back }));
  const at = Number(part);
  const isThere = Number.isInteger(at) && at >= 1 && at <= view.sections.length;
  if (!isThere) throw redirect(href(quizzes.section, { anketaId, part: "1" }, { back }));
  const section = await api.questionnaires.section({ id: anketaId, kind: "test", part: String(at) });
  return { section, back };
});

export const action = act({
  answer: sectionIntent("test", ({ anketaId = "" }, query) => {
    const back = backOf(query);
    return {
      section: (part) => href(quizzes.section, { anketaId, part: String(part) }, { back }),
      whole: (attempt) =>
        attempt ? href(quizzes.attempt, { anketaId, attempt }, { back }) : href(quizzes.quiz, { anketaId }, { back }),
    };
  }),
});

export default function QuizSection() {
  const { section, back } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={section.title}
        places={[
          { href: href(quizzes.list), title: "Тесты" },
          { href: href(quizzes.quiz, { anketaId: section.id }, { back }), title: "Об этом тесте" },
        ]}
      />
      <OtherTab attempt={`${section.id}/${section.attempt}`} />
      {section.deadlineAt && (
        <Countdown key={section.part} deadlineAt={section.deadlineAt} now={now} zone={viewer.timeZone} />
      )}
      <SectionForm key={section.part} section={section} />
    </div>
  );
}
