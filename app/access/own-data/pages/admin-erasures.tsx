import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { ownData } from "../routes.ts";
import { ErasureCard } from "../ui/erasure-card.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Просьбы удалить данные");

export const loader = load(({ api, query: { after } }) => api.ownData.erasures({ after }));

export default function Erasures() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Просьбы удалить данные" places={[{ href: href(peopleDesk.list), title: "Люди компании" }]}>
        По закону на ответ есть 30 дней. Тому, кто уже не работает, данные можно удалить на его странице.
      </PageHeader>
      {items.length > 0 ? (
        <ul className="grid gap-3">
          {items.map((item) => (
            <ErasureCard key={item.id} item={item} />
          ))}
        </ul>
      ) : (
        <EmptyState title="Просьб нет">Когда кто-то попросит удалить свои данные, вы увидите это здесь.</EmptyState>
      )}
      {next && <MoreLink href={href(ownData.adminErasures, null, { after: next })} />}
    </div>
  );
}
