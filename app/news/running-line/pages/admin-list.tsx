import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { type LinePart, lineParts } from "../contract.ts";
import { lineIdForm, lineMoveForm } from "../forms.ts";
import { runningLine } from "../routes.ts";
import { DeskLine } from "../ui/desk-line.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Бегущая строка: управление");

export const loader = load(async ({ api, query: { part: asked, after } }) => {
  const part = lineParts.find((one) => one === asked) ?? "current";
  return { part, ...(await api.runningLine.desk({ part, after })) };
});

export const action = act({
  move: intent(lineMoveForm, async ({ api, value, here }) => {
    await api.runningLine.move(value);
    return { to: here(value.id) };
  }),
  end: intent(lineIdForm, async ({ api, value, here }) => {
    await api.runningLine.end(value);
    return { to: here(), toast: { id: "line", kind: "success", text: "Объявление снято" } };
  }),
});

const titles: Record<LinePart, string> = { current: "Идут и запланированы", ended: "Закончились" };

const parts = Object.keys(titles) as LinePart[];

export default function LinesDesk() {
  const { part, items, next } = useLoaderData<typeof loader>();
  const add = (
    <ButtonLink look="primary" icon="add" href={href(runningLine.adminCreate)}>
      Новое объявление
    </ButtonLink>
  );
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Бегущая строка" actions={add}>
        Короткие объявления над лентами и на главной. Читатель видит не больше трёх сразу: сначала важные, потом в этом
        порядке.
      </PageHeader>
      <Tabs
        label="Какие объявления"
        tabs={parts.map((one) => ({
          href: href(runningLine.adminList, null, { part: one === "current" ? undefined : one }),
          title: titles[one],
          current: one === part,
        }))}
      />
      {items.length > 0 ? (
        <ol className="mt-5 space-y-3">
          {items.map((line, index) => (
            <DeskLine
              key={line.id}
              line={line}
              moves={
                part === "current" ? { up: index > 0, down: index < items.length - 1 || Boolean(next) } : undefined
              }
            />
          ))}
        </ol>
      ) : (
        <EmptyState icon="announcements" title="Пусто">
          {part === "current"
            ? "Сейчас над лентами ничего не стоит."
            : "Здесь окажутся объявления, время которых вышло."}
        </EmptyState>
      )}
      {next && <MoreLink href={href(runningLine.adminList, null, { part, after: next })} />}
    </div>
  );
}
