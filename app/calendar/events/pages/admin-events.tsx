import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { calendarDesk } from "../desk-routes.ts";
import { deskIntents } from "../forms.ts";
import { events } from "../routes.ts";
import { EventTime } from "../ui/event-time.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("События компании");

export const loader = load(async ({ api, query, viewer, now }) => ({
  ...(await api.events.desk({ after: query.after })),
  ...{ zone: viewer.timeZone, now },
}));

export const action = act(deskIntents);

export default function AdminEvents() {
  const { items, next, zone, now } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="События компании"
        actions={
          <ButtonLink href={href(events.create)} look="primary" icon="add">
            Создать
          </ButtonLink>
        }
      />
      {items.length === 0 && <EmptyState icon="calendar" title="Событий пока нет" />}
      <ul className="space-y-2">
        {items.map((item) => (
          <li key={item.eventId} className="card flex flex-wrap items-center gap-3 p-4">
            <div className="min-w-0 flex-1">
              <Link href={href(events.one, { id: item.id })} look="plain" className="inline-flex min-h-6 items-center">
                {item.title}
              </Link>
              <p className="text-sm text-soft">
                <EventTime {...item} reader={zone} now={now} />
                {` · ${item.organiser.name} · идут: ${item.taken}`}
              </p>
            </div>
            {item.cancelled && <Badge look="danger">Отменено</Badge>}
            {item.state === "in-review" && (
              <Form className="flex gap-1.5">
                <input type="hidden" name="id" value={item.eventId} />
                <Button size="s" look="primary" name="intent" value="publish">
                  Выпустить
                </Button>
                <Button size="s" name="intent" value="refuse">
                  Отклонить
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {next && <MoreLink href={href(calendarDesk.adminEvents, null, { after: next })} />}
    </>
  );
}
