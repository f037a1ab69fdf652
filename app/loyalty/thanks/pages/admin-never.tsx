import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PersonLink } from "#app/engines/content/ui/byline.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { thanksDesk } from "../desk-routes.ts";
import { DeskTabs } from "../ui/desk-tabs.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Кого ещё не благодарили");

export const loader = load(({ api, query: { after } }) => api.thanks.never({ after }));

export default function AdminNever() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Кого ещё не благодарили">Это видят только администраторы: список не для показа.</PageHeader>
      <DeskTabs current="Кого не благодарили" />
      {items.length === 0 ? (
        <EmptyState icon="thanks" title="Благодарили каждого" />
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {items.map((person) => (
              <li key={person.accountId} className="flex items-center gap-4 py-3">
                <Avatar person={{ id: person.accountId, name: person.name, photo: person.photo }} />
                <span className="min-w-0 wrap-anywhere">
                  <PersonLink person={person} />
                  <span className="block text-sm text-muted">{person.position}</span>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {next && <MoreLink href={href(thanksDesk.adminNever, null, { after: next })} />}
    </div>
  );
}
