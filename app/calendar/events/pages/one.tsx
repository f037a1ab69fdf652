import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pointForms } from "#app/loyalty/balance/ui/words.ts";
import { account } from "#app/people/account/routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { forGuestsToo, guestTags } from "#app/web/for-guests.ts";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titleOf } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { EventView } from "../contract.ts";
import { eventIntents } from "../forms.ts";
import { events } from "../routes.ts";
import { EventAnswer } from "../ui/event-answer.tsx";
import { EventForGuests } from "../ui/event-for-guests.tsx";
import { EventTime } from "../ui/event-time.tsx";
import { openWhen } from "../ui/open-when.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  { title: titleOf(page, ({ event }) => event.title, data, "Событие") },
  ...(data?.tags ?? []),
];

export const loader = load((args) =>
  forGuestsToo(
    args,
    () => readForColleagues(args),
    () => readForGuests(args),
  ),
);

type Args = Parameters<Parameters<typeof load>[0]>[0];

async function readForColleagues({ api, params: { id = "" } }: Args) {
  const event = await api.events.one({ id });
  const spot = event.location ? await api.maps.spot({ title: event.location }) : { href: null };
  return { event, onMap: spot.href, tags: undefined };
}

async function readForGuests({ api, params: { id = "" }, publicUrl, viewer, elsewhere }: Args) {
  const event = await api.events.openEvent({ id });
  const { title, company, description } = event;
  const when = openWhen(event, viewer.timeZone);
  const text = [when, event.location, description].filter(Boolean).join(". ").slice(0, 300);
  const tags = guestTags({ title, text, company, url: publicUrl + href(events.one, { id: event.id }) });
  return { event, tags, signIn: viewer.accountId ? null : elsewhere };
}

export const action = act(eventIntents);

export default function EventPage() {
  const page = useLoaderData<typeof loader>();
  return page.tags ? <EventForGuests {...page} /> : <ForColleagues {...page} />;
}

function ForColleagues({ event, onMap }: { event: EventView; onMap: string | null }) {
  const { viewer, now } = useRoot();
  const reader = viewer.timeZone;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={event.title}
        places={[{ href: href(events.month), title: "Календарь" }]}
        actions={
          event.mayEdit && (
            <ButtonLink href={href(events.edit, { id: event.id })} icon="edit">
              Изменить
            </ButtonLink>
          )
        }
      >
        <EventTime {...event} reader={reader} now={now} />
      </PageHeader>
      <div className="mb-4 empty:hidden">
        <State event={event} />
      </div>
      <Card className="space-y-4">
        <p className="flex flex-wrap gap-1.5 empty:hidden">
          {event.type && <Badge>{event.type.title}</Badge>}
          {event.rhythm && <Badge>{event.rhythm}</Badge>}
          {event.price > 0 && <Badge>{counted(event.price, pointForms)}</Badge>}
        </p>
        {event.description && <p className="whitespace-pre-line wrap-anywhere">{event.description}</p>}
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          {event.location && (
            <Fact title="Где">
              {onMap ? (
                <Link href={onMap} className="inline-block min-h-6">
                  {event.location}
                </Link>
              ) : (
                event.location
              )}
            </Fact>
          )}
          {event.hasOnline && (
            <Fact title="Встреча в сети">
              {event.onlineUrl ? (
                <Link href={event.onlineUrl}>{event.onlineUrl}</Link>
              ) : (
                "Ссылка появится здесь за полчаса до начала у тех, кто идёт"
              )}
            </Fact>
          )}
          <Fact title="Организатор">
            <Link href={href(account.profile, { socialId: event.organiser.alias })}>{event.organiser.name}</Link>
          </Fact>
          {event.contacts && <Fact title="Контакты">{event.contacts}</Fact>}
          {event.place && (
            <Fact title="От кого">
              <Link href={event.place.href}>{event.place.title}</Link>
            </Fact>
          )}
          <Fact title="Идут">
            <Link href={href(events.participants, { id: event.id })}>
              {event.capacity === null ? event.taken : `${event.taken} из ${event.capacity}`}
            </Link>
            {event.waiting > 0 && `, в листе ожидания ${event.waiting}`}
          </Fact>
          {event.invited > 0 && <Fact title="Приглашены">{`${event.invited}, ответа пока нет`}</Fact>}
        </dl>
      </Card>
      {event.isDoorOpen && event.answer !== "attended" && (
        <p className="mt-4">
          <ButtonLink look="primary" href={href(events.checkIn, { id: event.id })}>
            Отметиться у входа
          </ButtonLink>
        </p>
      )}
      <EventAnswer event={event} />
      <p className="mt-6 flex flex-wrap gap-x-4 gap-y-2">
        <Link href={href(events.eventFile, { id: event.id })} download>
          Добавить в другой календарь
        </Link>
        {event.repeats && (
          <Link href={href(events.seriesFile, { id: event.id })} download>
            Добавить всю серию
          </Link>
        )}
      </p>
      <Form repeatable>
        <input type="hidden" name="kept" value={event.favourite ? "off" : "on"} />
        <Button look="quiet" name="intent" value="keep" icon="bookmark">
          {event.favourite ? "Убрать из избранного" : "В избранное"}
        </Button>
      </Form>
    </div>
  );
}

function Fact({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-muted">{title}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

function State({ event }: { event: EventView }) {
  const { viewer, now } = useRoot();
  if (event.state === "cancelled")
    return (
      <Notice look="danger" title="Событие отменено">
        {event.reason}
      </Notice>
    );
  if (event.state === "in-review")
    return <Notice title="Событие ждёт проверки: пока его видите только вы и те, кто ведёт календарь" />;
  if (event.movedFrom && event.state !== "past")
    return (
      <Notice look="warning" title="Событие перенесено">
        Раньше: <Time value={event.movedFrom} zone={viewer.timeZone} now={now} look="moment" />.
        {event.isAskedAgain && " Ответьте ещё раз: придёте ли вы теперь?"}
      </Notice>
    );
  return null;
}
