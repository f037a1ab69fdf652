import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LineChart } from "#app/ui/line-chart.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Table } from "#app/ui/table.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { mood } from "#app/wellbeing/mood/routes.ts";
import { myResource } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Ресурс компании");

export const loader = load(({ api }) => api.myResource.company({}));

const words = new Intl.DateTimeFormat("ru", { month: "long", year: "numeric", timeZone: "UTC" });
const monthOf = (day: string) => words.format(new Date(day)).replace(" г.", "");

export default function CompanyResource() {
  const { months } = useLoaderData<typeof loader>();
  const told = months.flatMap(({ month, sums }) => (sums ? [{ month: monthOf(month), ...sums }] : []));
  const scales = [...new Map(told.flatMap((one) => one.scales).map(({ id, title }) => [id, title]))];
  const hidden = months.length - told.length;
  return (
    <div>
      <PageHeader
        title="Ресурс компании"
        actions={
          <>
            <ButtonLink href={href(mood.support)}>Телефоны поддержки</ButtonLink>
            <ButtonLink href={href(myResource.document)} look="primary">
              Вопросы и советы
            </ButtonLink>
          </>
        }
      >
        Средние результаты самопроверки за законченные месяцы, без имён и подразделений. Месяц, в котором ответили
        меньше пяти человек, не показан никому.
      </PageHeader>
      {told.length === 0 ? (
        <EmptyState icon="my-resource" title="Пока нечего показать">
          Общая картина появится, когда за месяц ответят хотя бы пять человек и месяц закончится.
        </EmptyState>
      ) : (
        <>
          {told.length > 1 && (
            <Card>
              <LineChart
                id="company"
                title="Общий результат, из 100"
                summary={`${told[0]!.month} – ${told[0]!.overall}.`}
                columns={["Месяц", "Из 100"]}
                data={[...told].reverse().map(({ month, overall }) => ({ label: month, value: overall }))}
              />
            </Card>
          )}
          <Section id="scales" title="По шкалам">
            <Table
              id="company-scales"
              caption="Средний результат, из 100"
              rows={told}
              rowKey={({ month }) => month}
              columns={[
                { key: "month", title: "Месяц", cell: ({ month }) => month },
                { key: "people", title: "Ответили", number: true, cell: ({ people }) => people },
                { key: "overall", title: "Вместе", number: true, cell: ({ overall }) => overall },
                ...scales.map(([id, title]) => ({
                  key: id,
                  title,
                  number: true,
                  cell: ({ scales }: (typeof told)[number]) => scales.find((one) => one.id === id)?.score ?? "–",
                })),
              ]}
            />
            {hidden > 0 && <p className="mt-3 text-muted">В другие месяцы ответили меньше пяти человек.</p>}
          </Section>
        </>
      )}
    </div>
  );
}
