import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { wallOf } from "#app/web/wall-time.ts";
import type { CalendarView, WhoseEvents } from "../contract.ts";
import { layerIntents, readCalendar } from "../forms.ts";
import { events } from "../routes.ts";
import { dayOr, longDay, monthText, rangeOf, stepFrom } from "../ui/days.ts";
import { EventDays } from "../ui/event-list.tsx";
import { EventTime } from "../ui/event-time.tsx";
import { Layers } from "../ui/layers.tsx";
import { MonthTable } from "../ui/month-table.tsx";
import { WeekTable } from "../ui/week-table.tsx";
import { viewTitles, whoseTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Календарь");

export const loader = load(async ({ api, query, viewer, now }) => {
  const zone = viewer.timeZone;
  const today = wallOf(now, zone).slice(0, 10);
  const { view, whose, type, place } = readCalendar(query);
  const day = dayOr(query.day, today);
  const range = rangeOf(view, day);
  return {
    view,
    whose,
    type,
    place,
    day,
    today,
    zone,
    now,
    ...range,
    ...(await api.events.range({ ...range, whose, typeId: type, placeId: place })),
  };
});

export const action = act(layerIntents);

export default function Calendar() {
  const { view, whose, type, day, today, zone, now, from, to, items, types, next, beside, hidden, place, places } =
    useLoaderData<typeof loader>();
  const address = (other: Record<string, string | undefined>) =>
    href(events.month, null, {
      view: view === "month" ? undefined : view,
      whose: whose === "all" ? undefined : whose,
      ...{ type, place, day: day === today ? undefined : day },
      ...other,
    });
  const title = view === "month" ? monthText(day) : `${longDay(from)} – ${longDay(to)}`;
  return (
    <>
      <PageHeader
        title="Календарь"
        actions={
          <>
            <ButtonLink href={href(events.subscription)} look="quiet">
              В другой программе
            </ButtonLink>
            <ButtonLink href={href(events.create)} look="primary" icon="add">
              Создать
            </ButtonLink>
          </>
        }
      />
      <Tabs
        label="Чьи события"
        tabs={(Object.keys(whoseTitles) as WhoseEvents[]).map((name) => ({
          href: address({ whose: name === "all" ? undefined : name, place: undefined }),
          title: whoseTitles[name],
          current: name === whose,
        }))}
      />
      <div className="my-4 flex flex-wrap items-center gap-2">
        <ButtonLink href={address({ day: stepFrom(view, day, -1) })} icon="back" iconOnly>
          Раньше
        </ButtonLink>
        <ButtonLink href={address({ day: undefined })}>Сегодня</ButtonLink>
        <ButtonLink href={address({ day: stepFrom(view, day, 1) })} icon="forward" iconOnly>
          Дальше
        </ButtonLink>
        <h2 className="text-lg first-letter:uppercase">{title}</h2>
        <div className="ml-auto">
          <Tabs
            label="Вид"
            look="pills"
            tabs={(Object.keys(viewTitles) as CalendarView[]).map((name) => ({
              href: address({ view: name === "month" ? undefined : name }),
              title: viewTitles[name],
              current: name === view,
            }))}
          />
        </div>
      </div>
      {(whose === "places" || place) && places.length > 0 && (
        <div className="mb-3">
          <Tabs
            label="Канал или сообщество"
            look="pills"
            wraps
            tabs={[
              { href: address({ place: undefined }), title: "Все места", current: !place },
              ...places.map(({ id, title }) => ({ href: address({ place: id }), title, current: id === place })),
            ]}
          />
        </div>
      )}
      {types.length > 0 && (
        <Tabs
          label="Вид событий"
          look="pills"
          wraps
          tabs={[
            { href: address({ type: undefined }), title: "Любые", current: !type },
            ...types.map(({ id, title }) => ({ href: address({ type: id }), title, current: id === type })),
          ]}
        />
      )}
      <div className="mt-4">
        {view === "month" && <MonthTable {...{ day, today, from, to, items, beside, zone }} />}
        {view === "week" && (
          <div className="hidden sm:block">
            <WeekTable {...{ from, to, today, items, beside, zone, now }} />
          </div>
        )}
        <div className={view === "list" ? "" : "mt-6 sm:hidden"}>
          <EventDays {...{ items, beside, from, to, zone, now }} />
        </div>
        {items.length === 0 && (
          <EmptyState icon="calendar" title="В эти дни событий нет">
            {next && (
              <>
                Ближайшее: <Link href={href(events.one, { id: next.id })}>{next.title}</Link>,{" "}
                <EventTime {...next} reader={zone} now={now} />
              </>
            )}
          </EmptyState>
        )}
      </div>
      {view === "month" && (
        <p className="mt-6 print:hidden">
          <Link
            href={href(events.print, null, { day, whose: whose === "all" ? undefined : whose, type, place })}
            className="inline-flex min-h-6 items-center"
          >
            Месяц на бумаге
          </Link>
        </p>
      )}
      <Layers hidden={hidden} />
    </>
  );
}
