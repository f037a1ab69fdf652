import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BarChart } from "#app/ui/bar-chart.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LineChart } from "#app/ui/line-chart.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { Sums } from "../contract.ts";
import { readSpan } from "../forms.ts";
import { analytics } from "../routes.ts";
import { SpanForm } from "../ui/span-form.tsx";
import { SumTable } from "../ui/sum-table.tsx";
import { dayWords, keyWords, spanWords } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Аналитика");

export const loader = load(async ({ api, query }) => {
  const span = readSpan(query);
  return { span, sums: await api.analytics.sums({ span }) };
});

export default function VisitSums() {
  const { span, sums } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        title="Аналитика"
        actions={
          sums.total && (
            <ButtonLink href={href(analytics.table, null, { span })} icon="download" data-document>
              Скачать CSV
            </ButtonLink>
          )
        }
      >
        Только тех, кто согласился на статистику посещений, и только суммы: всё, что открывали меньше пяти человек, сюда
        не попадает. Новый день появляется ночью.
      </PageHeader>
      <SpanForm chosen={span} />
      {sums.total && sums.until ? (
        <Pictures sums={sums} caption={`${spanWords[span]} по ${dayWords(sums.until)}`} />
      ) : (
        <EmptyState icon="view-bars" title="Пока нечего показать">
          Цифры появятся, когда портал откроют хотя бы пять человек, давших согласие на статистику посещений.
        </EmptyState>
      )}
    </div>
  );
}

function Pictures({ sums, caption }: { sums: Sums; caption: string }) {
  const last = sums.days.at(-1);
  return (
    <>
      <Section id="people" title="Кто приходит">
        <p className="mb-4 text-soft">
          За {caption}: {counted(sums.total!.people, ["человек", "человека", "человек"])},{" "}
          {counted(sums.total!.views, ["просмотр", "просмотра", "просмотров"])} страниц.
        </p>
        {last && (
          <div className="grid gap-4">
            <Card>
              <LineChart
                id="active"
                title="Людей в день"
                summary={`${dayWords(last.day)} – ${last.people}, за неделю до этого дня – ${last.week}, за месяц – ${last.month}.`}
                columns={["День", "Людей"]}
                data={sums.days.map(({ day, people }) => ({ label: dayWords(day), value: people }))}
              />
            </Card>
            <Card>
              <LineChart
                id="opened"
                title="Просмотров в день"
                summary={`${dayWords(last.day)} – ${last.views}.`}
                columns={["День", "Просмотров"]}
                data={sums.days.map(({ day, views }) => ({ label: dayWords(day), value: views }))}
              />
            </Card>
          </div>
        )}
      </Section>
      <Section id="units" title="Откуда приходят">
        <SumTable
          id="units-table"
          caption="Подразделения"
          what="Подразделение"
          times="Просмотров"
          rows={sums.units}
          name={({ key, title }) => keyWords[key] ?? title}
        />
        <p className="mt-3 text-soft">Маленькие подразделения собраны в строку «Другие», чтобы никого не выдать.</p>
      </Section>
      <Section id="pages" title="Что открывают">
        <div className="grid gap-4">
          <SumTable
            id="pages-table"
            caption="Страницы"
            what="Страница"
            times="Просмотров"
            rows={sums.pages}
            name={({ title }) => title}
          />
          <SumTable
            id="publications-table"
            caption="Публикации"
            what="Публикация"
            times="Просмотров"
            rows={sums.publications}
            name={({ title, href }) => <Link href={href}>{title}</Link>}
          />
        </div>
      </Section>
      <Section id="devices" title="С чего открывают">
        <div className="grid gap-4 sm:grid-cols-2">
          <Devices caption="Устройства, людей" rows={sums.devices} />
          <Devices caption="Как открыт портал, людей" rows={sums.views} />
        </div>
      </Section>
      <Section id="installs" title="Установка">
        <SumTable
          id="installs-table"
          caption="Установка"
          what="Что сделали"
          times="Раз"
          rows={sums.installs}
          name={({ key }) => keyWords[key]}
        />
      </Section>
    </>
  );
}

function Devices({ caption, rows }: { caption: string; rows: Sums["devices"] }) {
  return (
    <Card>
      <BarChart
        caption={caption}
        columns={["С чего", "Людей"]}
        data={rows.map(({ key, people }) => ({ label: keyWords[key] ?? key, value: people }))}
      />
    </Card>
  );
}
