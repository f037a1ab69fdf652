import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { moderation } from "#app/engines/moderation/routes.ts";
import { waitText } from "#app/engines/moderation/ui/wait-text.ts";
import { decisionWords } from "#app/engines/moderation/ui/words.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Table } from "#app/ui/table.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { MonthFigures } from "../contract.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Модерация за 30 дней");

export const loader = load(({ api }) => api.moderationFigures.month());

type Line = { name: string; value: string };

const columns = (title: string) => [
  { key: "name", title, cell: ({ name }: Line) => name },
  { key: "value", title: "Сколько", number: true, cell: ({ value }: Line) => value },
];

export default function Figures() {
  const figures = useLoaderData<typeof loader>();
  const decisions = figures.decisions.map(({ name, count }) => ({
    name: decisionWords[name].done,
    value: String(count),
  }));
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Модерация за 30 дней" places={[{ href: href(moderation.desk), title: "Модерация" }]}>
        Только суммы: кто сколько решил, здесь не считают.
      </PageHeader>
      <div className="space-y-6">
        <Table id="pace" caption="Дела" columns={columns("Что")} rows={paceOf(figures)} rowKey={({ name }) => name} />
        {decisions.length > 0 && (
          <Table
            id="decisions"
            caption="Что решили"
            columns={columns("Решение")}
            rows={decisions}
            rowKey={({ name }) => name}
          />
        )}
        <Table
          id="appeals"
          caption="Обжалования"
          columns={columns("Что")}
          rows={appealsOf(figures)}
          rowKey={({ name }) => name}
        />
      </div>
    </div>
  );
}

function paceOf({ waiting, overdue, target, decided, late, medianMinutes }: MonthFigures): Line[] {
  return [
    { name: "Ждут сейчас", value: String(waiting) },
    ...(target === null ? [] : [{ name: `Из них дольше срока (${waitText(target * 60)})`, value: String(overdue) }]),
    { name: "Решено", value: String(decided) },
    ...(target === null ? [] : [{ name: "Из них позже срока", value: String(late) }]),
    { name: "Половина решений принята быстрее, чем за", value: medianMinutes === null ? "–" : waitText(medianMinutes) },
  ];
}

function appealsOf({ appeals: { filed, upheld, overturned, waiting } }: MonthFigures): Line[] {
  return [
    { name: "Обжаловано", value: String(filed) },
    { name: "Решение осталось в силе", value: String(upheld) },
    { name: "Решение отменено", value: String(overturned) },
    { name: "Ещё без ответа", value: String(waiting) },
  ];
}
