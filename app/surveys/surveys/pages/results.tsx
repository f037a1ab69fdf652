import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readLooked } from "#app/engines/questionnaires/forms.ts";
import { ResultCharts } from "#app/engines/questionnaires/ui/result-charts.tsx";
import { Guests, Rates, ResultFilters } from "#app/engines/questionnaires/ui/result-filters.tsx";
import { Withheld } from "#app/engines/questionnaires/ui/withheld.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { surveys } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Итоги для тех, кто отвечал");

export const loader = load(async ({ api, params: { anketaId: id = "" }, query }) => ({
  results: await api.questionnaires.results({ id, ...readLooked(query) }),
}));

export default function SurveyResults() {
  const { results } = useLoaderData<typeof loader>();
  const { id, title, answered, invited, withheld, questions, rates, find } = results;
  const here = href(surveys.results, { anketaId: id });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={`Итоги: ${title}`}
        places={[
          { href: href(surveys.list), title: "Опросы" },
          { href: href(surveys.survey, { anketaId: id }), title: "Об этом опросе" },
        ]}
      >
        {`Всего: ${counted(answered, ["человек ответил", "человека ответили", "человек ответили"])}`}
        {rates.length > 0 && ` из ${invited}`}
      </PageHeader>
      <Guests {...results} />
      <Section id="answers" title="Ответы">
        {rates.length > 0 && <ResultFilters {...results} here={here} />}
        {withheld ? <Withheld why={withheld} /> : <ResultCharts questions={questions} find={find} />}
      </Section>
      {rates.length > 0 && (
        <Section id="rates" title="Кто откликнулся">
          <Rates rates={rates} />
        </Section>
      )}
    </div>
  );
}
