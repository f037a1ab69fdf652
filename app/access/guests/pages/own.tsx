import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cabinet } from "#app/people/cabinet/routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { guests } from "../routes.ts";
import { LastDay } from "../ui/last-day.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Мои гости");

export const loader = load(({ api, query: { after } }) => api.guests.own({ after }));

export default function Own() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Мои гости" places={[{ href: href(cabinet.home), title: "Кабинет" }]}>
        За кого вы отвечаете: откройте гостя, чтобы продлить срок или закрыть доступ раньше.
      </PageHeader>
      {items.length > 0 ? (
        <Card>
          <ul className="divide-y divide-line">
            {items.map(({ id, name, until, over }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
                <Link href={href(guests.guest, { id })} className="inline-block min-h-6 font-medium wrap-anywhere">
                  {name}
                </Link>
                <span className="text-sm text-muted">
                  <LastDay until={until} />
                </span>
                {over && <Badge>Срок вышел</Badge>}
              </li>
            ))}
          </ul>
        </Card>
      ) : (
        <EmptyState icon="users" title="Гостей у вас нет">
          Когда по приглашению придёт гость, за которого отвечаете вы, он появится здесь.
        </EmptyState>
      )}
      {next && <MoreLink href={href(guests.own, null, { after: next })} />}
    </div>
  );
}
