import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Table } from "#app/ui/table.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { adaptation } from "../routes.ts";
import { checkedHref } from "../ui/checked-href.ts";
import { gradeText, outcomeTitles, stateTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Оценки за адаптацию");

export const loader = load(async ({ api, params: { trajectoryId = "" } }) => ({
  id: trajectoryId,
  ...(await api.adaptation.grades({ id: trajectoryId })),
}));

export default function Grades() {
  const { id, title, newcomer, standing, items, conclusion } = useLoaderData<typeof loader>();
  type Line = (typeof items)[number];
  const own = standing.newcomer;
  const hrefOf = ({ key, level }: Line) =>
    own
      ? href(adaptation.lesson, { trajectoryId: id, levelId: level, lessonId: key })
      : checkedHref(newcomer.accountId, id, key);
  const back = own
    ? { href: href(adaptation.trajectory, { trajectoryId: id }), title }
    : { href: href(adaptation.subordinate, { id: newcomer.accountId }, { run: id }), title: newcomer.name };
  const fives = items.filter(({ grading, grade }) => grading === "five" && grade !== null);
  const average = fives.reduce((sum, { grade }) => sum + grade!, 0) / fives.length;
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title="Оценки и ответы" places={[{ href: href(adaptation.home), title: "Адаптация" }, back]}>
        {own ? title : `${newcomer.name} · ${title}`}
      </PageHeader>
      {conclusion && (
        <div className="mb-4">
          <Notice look={conclusion.outcome === "passed" ? "success" : "info"} title={outcomeTitles[conclusion.outcome]}>
            <p className="whitespace-pre-line wrap-anywhere">{conclusion.text}</p>
          </Notice>
        </div>
      )}
      {fives.length > 0 && (
        <p className="mb-3">{`Средняя оценка: ${average.toLocaleString("ru", { maximumFractionDigits: 1 })}`}</p>
      )}
      {items.length === 0 ? (
        <EmptyState icon="star" title="В этой программе ничего не проверяют" />
      ) : (
        <Table
          id="grades"
          caption="Что проверяют"
          hideCaption
          rows={items}
          rowKey={({ key }) => key}
          columns={[
            {
              key: "title",
              title: "Шаг",
              cell: (line) => (
                <a href={hrefOf(line)} className="inline-block min-h-6 text-link">
                  {line.title}
                </a>
              ),
            },
            { key: "level", title: "Уровень", cell: ({ levelTitle }) => levelTitle },
            { key: "state", title: "Что с ним", cell: ({ state }) => stateTitles[state] },
            { key: "grade", title: "Оценка", cell: ({ grading, grade }) => gradeText(grading, grade) },
            { key: "comment", title: "Ответ", cell: ({ comment, state }) => (state === "submitted" ? "" : comment) },
            { key: "by", title: "Кто проверил", cell: ({ by }) => by },
          ]}
        />
      )}
    </div>
  );
}
