import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { sectionIntent } from "#app/engines/questionnaires/forms.ts";
import { SectionForm } from "#app/engines/questionnaires/ui/section-form.tsx";
import { anonymityWords } from "#app/engines/questionnaires/ui/words.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, load } from "#app/web/page.ts";
import { titleOf } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { surveys } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  { title: titleOf(page, ({ section }) => `${section.title}: вопросы`, data, "Опрос") },
];

export const loader = load(async ({ api, params: { anketaId = "", part = "" } }) => {
  const view = await api.questionnaires.view({ id: anketaId, kind: "survey" });
  // What is sent, or closed, is told of on the survey's own page.
  if (!view.mayAnswer && !view.mayChange) throw redirect(href(surveys.survey, { anketaId }));
  const at = Number(part);
  const isThere = Number.isInteger(at) && at >= 1 && at <= view.sections.length;
  if (!isThere) throw redirect(href(surveys.section, { anketaId, part: "1" }));
  return { section: await api.questionnaires.section({ id: anketaId, kind: "survey", part: String(at) }) };
});

export const action = act({
  answer: sectionIntent("survey", ({ anketaId = "" }) => ({
    section: (part) => href(surveys.section, { anketaId, part: String(part) }),
    whole: () => href(surveys.survey, { anketaId }),
  })),
});

export default function SurveySection() {
  const { section } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={section.title}
        places={[
          { href: href(surveys.list), title: "Опросы" },
          { href: href(surveys.survey, { anketaId: section.id }), title: "Об этом опросе" },
        ]}
      >
        {section.part === 1 && `${anonymityWords[section.anonymity].title}. ${anonymityWords[section.anonymity].text}`}
      </PageHeader>
      <SectionForm key={section.part} section={section} />
    </div>
  );
}
