import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ResultsView } from "#app/engines/questionnaires/contract.ts";
import { ResultCharts } from "#app/engines/questionnaires/ui/result-charts.tsx";
import { Withheld } from "#app/engines/questionnaires/ui/withheld.tsx";
import { BarChart } from "#app/ui/bar-chart.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { Table } from "#app/ui/table.tsx";
import { load } from "#app/web/page.ts";
import { titleOf } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { questionnaireDesk } from "../routes.ts";
import { DeskHeader } from "../ui/desk-header.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  { title: titleOf(page, ({ results }) => `Итоги: ${results.title}`, data, "Итоги анкеты") },
];

export const loader = load(async ({ api, params: { id = "" }, query: { cut = "" } }) => ({
  results: await api.questionnaireDesk.results({ id, cut: cut.slice(0, 40) }),
}));

export default function DeskResults() {
  const { results } = useLoaderData<typeof loader>();
  const { id, kind, answered, invited, withheld, questions, scores, anonymity } = results;
  const share = invited ? Math.round((answered / invited) * 100) : 0;
  return (
    <div className="mx-auto max-w-3xl">
      <DeskHeader about={{ ...results, named: anonymity === "named" }} current="results" />
      <Card>
        <p className="text-lg font-semibold">
          {counted(answered, ["человек ответил", "человека ответили", "человек ответили"])} из {invited}: {share} %
        </p>
        <p className="mt-3 flex flex-wrap gap-3 print:hidden">
          {!withheld && (
            <ButtonLink icon="download" href={href(questionnaireDesk.table, { id })}>
              Ответы таблицей, CSV
            </ButtonLink>
          )}
        </p>
      </Card>
      <Rates {...results} />
      {kind === "test" && (
        <Section id="scores" title="Баллы">
          <Card>
            <BarChart caption="Сколько попыток с каким результатом" columns={["Результат", "Попыток"]} data={scores} />
          </Card>
        </Section>
      )}
      <Section id="answers" title="Ответы">
        <Cut {...results} />
        {withheld ? <Withheld why={withheld} /> : <ResultCharts questions={questions} />}
      </Section>
    </div>
  );
}

function Rates({ rates }: ResultsView) {
  if (!rates.length) return null;
  return (
    <Section id="rates" title="Кто откликнулся">
      <Table
        id="rates-table"
        caption="По подразделениям"
        hideCaption
        rows={rates.map((rate, at) => ({ ...rate, at }))}
        rowKey={({ at }) => String(at)}
        columns={[
          { key: "name", title: "Подразделение", cell: ({ name }) => name },
          { key: "invited", title: "Спросили", number: true, cell: ({ invited }) => invited },
          {
            key: "answered",
            title: "Ответили",
            number: true,
            cell: ({ answered }) => (answered === null ? "не показываем" : answered),
          },
          {
            key: "share",
            title: "Доля",
            number: true,
            cell: ({ answered, invited }) => (answered === null ? "–" : `${Math.round((answered / invited) * 100)} %`),
          },
        ]}
      />
    </Section>
  );
}

function Cut({ id, cuts, cut, anonymity, kind }: ResultsView) {
  if (kind === "survey" && anonymity === "anonymous")
    return (
      <p className="mb-4 text-sm text-muted">
        По подразделениям ответы не разложить: в анонимном опросе подразделение не хранится.
      </p>
    );
  if (!cuts.length) return null;
  return (
    <form action={href(questionnaireDesk.results, { id })} className="mb-4 flex flex-wrap items-end gap-3">
      <SelectField
        id="cut"
        name="cut"
        label="Подразделение"
        options={[
          { value: "", label: "Все" },
          ...cuts.map((one) => ({ value: one.id, label: `${one.name} (${one.answered})` })),
        ]}
        defaultValue={cut}
        className="min-w-0 flex-1 basis-64"
      />
      <Button>Показать</Button>
    </form>
  );
}
