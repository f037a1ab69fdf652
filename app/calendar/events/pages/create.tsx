import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { daysFrom, isDay, wallOf } from "#app/web/wall-time.ts";
import { makeIntents } from "../forms.ts";
import { events } from "../routes.ts";
import { EventForm } from "../ui/event-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новое событие");

export const loader = load(async ({ api, query, viewer, now }) => {
  const [choices, audiences] = await Promise.all([api.events.choices({}), api.account.audiences({})]);
  const tomorrow = daysFrom(wallOf(now, viewer.timeZone).slice(0, 10), 1);
  const day = query.day && isDay(query.day) ? query.day : tomorrow;
  const place = choices.places.find(({ id }) => id === query.place);
  return { choices, audiences, day, placeId: place?.id };
});

export const action = act(makeIntents);

export default function CreateEvent() {
  const { choices, audiences, day, placeId } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Новое событие" places={[{ href: href(events.month), title: "Календарь" }]} />
      <EventForm
        intent="make"
        send="Создать"
        back={href(events.month)}
        {...{ choices, audiences }}
        values={{
          ...{ startsAt: `${day}T12:00`, endsAt: `${day}T13:00`, zone: choices.zone, registration: "free" },
          ...{ frequency: "once", interval: "1", plusOnes: "0", closesHours: "0", price: "0" },
          ...{ placeId, hasWaitlist: true, allowsMaybe: true },
        }}
      />
    </div>
  );
}
