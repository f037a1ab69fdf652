import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { wallOf } from "#app/web/wall-time.ts";
import { zoneName } from "#app/web/zone-name.ts";
import { readCalendar } from "../forms.ts";
import { events } from "../routes.ts";
import { dayOr, rangeOf } from "../ui/days.ts";
import { PaperMonth } from "../ui/paper-month.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Месяц на бумаге");

export const loader = load(async ({ api, query, viewer, now }) => {
  const zone = viewer.timeZone;
  const { whose, type, place } = readCalendar(query);
  const day = dayOr(query.day, wallOf(now, zone).slice(0, 10));
  const range = rangeOf("month", day);
  const { items, beside } = await api.events.range({ ...range, whose, typeId: type, placeId: place });
  const back = href(events.month, null, { day, whose: whose === "all" ? undefined : whose, type, place });
  return { day, zone, back, items, beside, ...range };
});

export default function MonthOnPaper() {
  const { back, ...month } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Месяц на бумаге"
        places={[{ href: back, title: "Календарь" }]}
        actions={
          <Button type="button" icon="print" data-print className="print:hidden">
            Напечатать
          </Button>
        }
      >
        {`Часы ${zoneName(month.zone)}. Лучше на листе поперёк.`}
      </PageHeader>
      <PaperMonth {...month} />
    </>
  );
}
