import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { events } from "#app/calendar/events/routes.ts";
import { Card } from "#app/ui/card.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { outside } from "../routes.ts";
import { EntryTime } from "../ui/entry-time.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Занято");

export const loader = load(async ({ api, viewer, now, params: { calendarId = "", entryId = "" } }) => ({
  entry: await api.outside.entry({ id: calendarId, entryId }),
  zone: viewer.timeZone,
  now,
}));

export default function Entry() {
  const { entry, zone, now } = useLoaderData<typeof loader>();
  const { calendar, title, location, isBusy } = entry;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={title}
        places={[
          { href: href(events.month), title: "Календарь" },
          { href: href(outside.one, { calendarId: calendar.id }), title: calendar.title },
        ]}
      >
        <EntryTime {...entry} {...{ zone, now }} />
      </PageHeader>
      <Card className="space-y-2">
        {location && <p className="wrap-anywhere">{location}</p>}
        <p className="text-soft">
          {isBusy ? "В это время вы заняты." : "В это время вы свободны."} Меняют это в той программе, откуда календарь;
          видите его только вы.
        </p>
      </Card>
    </div>
  );
}
