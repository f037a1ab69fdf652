import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BarChart } from "#app/ui/bar-chart.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { adaptationDesk } from "../desk-routes.ts";
import { runTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Как проходят программу");

export const loader = load(async ({ api, params: { id = "" } }) => ({
  id,
  ...(await api.adaptation.figures({ id })),
}));

const people = ["человек", "человека", "человек"] as const;

export default function AdminFigures() {
  const { id, title, states, steps } = useLoaderData<typeof loader>();
  const begun = states.reduce((sum, { count }) => sum + count, 0);
  // Where most people have stopped: they have come to it, and it is not done.
  const narrow = steps
    .map((step) => ({ ...step, waiting: step.began - step.done }))
    .toSorted((one, other) => other.late - one.late || other.waiting - one.waiting)[0];
  const isNarrow = narrow && (narrow.late > 0 || narrow.waiting > 1);
  return (
    <div className="mx-auto max-w-4xl space-y-6">
      <PageHeader
        title="Как проходят программу"
        places={[{ href: href(adaptationDesk.adminTemplate, { id }), title }]}
      />
      {begun === 0 ? (
        <EmptyState icon="view-bars" title="Эту программу ещё никто не начинал" />
      ) : (
        <>
          {isNarrow && (
            <Notice title={`Узкое место: ${narrow.title}`}>
              {`Дошли и не сделали: ${counted(narrow.waiting, people)}, из них срок прошёл: ${narrow.late}`}
            </Notice>
          )}
          <Card>
            <BarChart
              caption="Чем закончилось"
              columns={["Состояние", "Людей"]}
              data={states
                .filter(({ count }) => count > 0)
                .map(({ state, count }) => ({ label: runTitles[state], value: count }))}
            />
          </Card>
          <Card>
            <BarChart
              caption="Сколько людей сделали каждый шаг нынешней редакции"
              columns={["Шаг", "Сделали"]}
              data={steps.map(({ title, done, began }) => ({ label: title, value: done, note: `из ${began}` }))}
            />
          </Card>
        </>
      )}
    </div>
  );
}
