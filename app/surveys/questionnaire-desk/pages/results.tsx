import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readLooked } from "#app/engines/questionnaires/forms.ts";
import { ResultCharts } from "#app/engines/questionnaires/ui/result-charts.tsx";
import { Guests, Rates, Responded, ResultFilters } from "#app/engines/questionnaires/ui/result-filters.tsx";
import { Withheld } from "#app/engines/questionnaires/ui/withheld.tsx";
import { BarChart } from "#app/ui/bar-chart.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Section } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titleOf } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { questionnaireDesk } from "../routes.ts";
import { DeskHeader } from "../ui/desk-header.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  { title: titleOf(page, ({ results }) => `Итоги: ${results.title}`, data, "Итоги анкеты") },
];

export const loader = load(async ({ api, params: { id = "" }, query }) => ({
  results: await api.questionnaireDesk.results({ id, ...readLooked(query) }),
}));

export default function DeskResults() {
  const { results } = useLoaderData<typeof loader>();
  const { id, kind, answered, invited, withheld, questions, scores, anonymity, rates, find } = results;
  return (
    <div className="mx-auto max-w-2xl">
      <DeskHeader about={{ ...results, named: anonymity === "named" }} current="results" />
      <Card>
        <Responded answered={answered} invited={invited} />
        <Guests {...results} />
        {!withheld && (
          <p className="mt-4 flex flex-wrap gap-3 print:hidden">
            <ButtonLink icon="download" href={href(questionnaireDesk.workbook, { id })}>
              Ответы, XLSX
            </ButtonLink>
            <ButtonLink icon="download" href={href(questionnaireDesk.table, { id })}>
              Ответы, CSV
            </ButtonLink>
            <ButtonLink look="quiet" href={href(questionnaireDesk.book, { id })}>
              Описание столбцов, CSV
            </ButtonLink>
          </p>
        )}
      </Card>
      {kind === "test" && (
        <Section id="scores" title="Баллы">
          <Card>
            <BarChart caption="Сколько попыток с каким результатом" columns={["Результат", "Попыток"]} data={scores} />
          </Card>
        </Section>
      )}
      <Section id="answers" title="Ответы">
        <ResultFilters {...results} here={href(questionnaireDesk.results, { id })} />
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
