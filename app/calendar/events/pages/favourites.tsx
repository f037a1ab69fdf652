import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { events } from "../routes.ts";
import { EventList } from "../ui/event-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Избранные события");

export const loader = load(async ({ api, viewer, now }) => ({
  ...(await api.events.favourites({})),
  zone: viewer.timeZone,
  now,
}));

export default function Favourites() {
  const { items, zone, now } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Избранные события" places={[{ href: href(events.month), title: "Календарь" }]} />
      {items.length ? (
        <EventList {...{ items, zone, now }} />
      ) : (
        <EmptyState icon="bookmark" title="Здесь пока пусто">
          На странице события нажмите «В избранное», и оно появится здесь.
        </EmptyState>
      )}
    </div>
  );
}
