import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LineChart } from "#app/ui/line-chart.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Table } from "#app/ui/table.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { MoodSum, MoodWeek } from "../contract.ts";
import { mood } from "../routes.ts";
import { levelTitles } from "../ui/levels.ts";
import { goodShare, weekText } from "../ui/week.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Настроение компании");

export const loader = load(async ({ api, query }) => {
  const { weeks } = await api.mood.company({});
  const at = Math.max(
    0,
    weeks.findIndex(({ week }) => week === query.week),
  );
  return { weeks, week: weeks[at], earlier: weeks[at + 1]?.week, later: weeks[at - 1]?.week };
});

export default function CompanyMood() {
  const { weeks, week, earlier, later } = useLoaderData<typeof loader>();
  const told = weeks.flatMap(({ week, company }) =>
    company ? [{ label: weekText(week), value: goodShare(company) }] : [],
  );
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        title="Настроение компании"
        actions={
          <>
            <ButtonLink href={href(mood.support)}>Телефоны поддержки</ButtonLink>
            {told.length > 0 && (
              <ButtonLink href={href(mood.companyTable)} icon="download" data-document>
                Скачать CSV
              </ButtonLink>
            )}
          </>
        }
      >
        Только суммы за законченные недели: неделя появляется в четверг, когда ответы уже не изменить. Подразделения,
        где ответили меньше пяти человек, собраны вместе. Кто и что ответил, не видит никто.
      </PageHeader>
      {told.length === 0 || !week ? (
        <EmptyState icon="smile" title="Пока нечего показать">
          Общая картина появится, когда за неделю ответят хотя бы пять человек.
        </EmptyState>
      ) : (
        <>
          <Card>
            <LineChart
              id="trend"
              title="Хорошее и отличное настроение, % ответов"
              summary={`За неделю ${told[0]!.label} – ${told[0]!.value} %.`}
              columns={["Неделя", "% ответов"]}
              data={[...told].reverse()}
            />
          </Card>
          <Section id="units" title={`Неделя ${weekText(week.week)}`}>
            <WeekTable week={week} />
            <div className="mt-4 flex flex-wrap gap-3">
              {earlier && (
                <ButtonLink size="s" icon="back" href={`${href(mood.company, null, { week: earlier })}#units`}>
                  Неделей раньше
                </ButtonLink>
              )}
              {later && (
                <ButtonLink size="s" icon="forward" href={`${href(mood.company, null, { week: later })}#units`}>
                  Неделей позже
                </ButtonLink>
              )}
            </div>
          </Section>
        </>
      )}
    </div>
  );
}

type Line = MoodSum & { name: string };

function WeekTable({ week: { company, units, rest } }: { week: MoodWeek }) {
  if (!company) return <p className="text-soft">За эту неделю ответили меньше пяти человек: показать нечего.</p>;
  const lines: Line[] = [
    { name: "Вся компания", ...company },
    ...units,
    ...(rest ? [{ name: units.length ? "Остальные подразделения" : "Все подразделения вместе", ...rest }] : []),
  ];
  const level = (key: keyof typeof levelTitles) => ({
    key,
    title: levelTitles[key],
    number: true,
    cell: (line: Line) => line[key],
  });
  return (
    <Table
      id="week"
      caption={`Ответили ${counted(company.people, ["человек", "человека", "человек"])}`}
      rows={lines}
      rowKey={({ name }) => name}
      columns={[
        { key: "name", title: "Подразделение", cell: ({ name }) => name },
        { key: "people", title: "Ответили", number: true, cell: ({ people }) => people },
        level("bad"),
        level("average"),
        level("good"),
        level("best"),
        { key: "share", title: "Хорошее и отличное", number: true, cell: (line) => `${goodShare(line)} %` },
      ]}
    />
  );
}
