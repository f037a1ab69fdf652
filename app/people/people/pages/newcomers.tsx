import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { people } from "../routes.ts";
import { ColleagueList } from "../ui/colleague-list.tsx";
import { PeopleTabs } from "../ui/people-tabs.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новые коллеги");

export const loader = load(({ api, query: { after } }) => api.people.newcomers({ after }));

export default function Newcomers() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Новые коллеги">Кто пришёл в компанию за последний месяц.</PageHeader>
      <PeopleTabs current="newcomers" />
      {items.length > 0 ? (
        <ColleagueList items={items} before="с " />
      ) : (
        <EmptyState icon="users" title="За последний месяц никто не пришёл">
          Когда появится новый коллега, он будет здесь.
        </EmptyState>
      )}
      {next && <MoreLink href={href(people.newcomers, null, { after: next })} />}
    </div>
  );
}
