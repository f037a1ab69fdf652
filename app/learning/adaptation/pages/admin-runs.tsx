import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { adaptationDesk } from "../desk-routes.ts";
import { DeskTabs } from "../ui/desk-tabs.tsx";
import { RunCard } from "../ui/run-card.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Адаптация в компании");

const tabs = { going: "Идут", missing: "Нет исполнителя", over: "Закончились", all: "Все" } as const;
const tabOf = (tab: string | undefined) => z.enum(["going", "missing", "over", "all"]).catch("going").parse(tab);

export const loader = load(async ({ api, query }) => {
  const tab = tabOf(query.tab);
  return { tab, ...(await api.adaptation.desk({ tab, after: query.after })) };
});

export default function AdminRuns() {
  const { tab, items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        title="Адаптация в компании"
        actions={
          <>
            <ButtonLink href={href(adaptationDesk.adminTable)} icon="download">
              Таблица
            </ButtonLink>
            <ButtonLink href={href(adaptationDesk.adminStart)} look="primary" icon="add">
              Начать программу
            </ButtonLink>
          </>
        }
      />
      <DeskTabs current="Люди" />
      <div className="mb-4">
        <Tabs
          label="Какие"
          look="pills"
          tabs={Object.entries(tabs).map(([name, title]) => ({
            href: href(adaptationDesk.adminRuns, null, { tab: name === "going" ? undefined : name }),
            title,
            current: name === tab,
          }))}
        />
      </div>
      {items.length === 0 && (
        <EmptyState icon="adaptation" title="Здесь пока никого">
          Начните программу для того, кто пришёл, или включите в программе «Начинать самой».
        </EmptyState>
      )}
      <ul className="space-y-2">
        {items.map((run) => (
          <RunCard key={run.id} run={run} href={href(adaptationDesk.adminRun, { id: run.id })} />
        ))}
      </ul>
      {next && <MoreLink href={href(adaptationDesk.adminRuns, null, { tab, after: next })} />}
    </div>
  );
}
