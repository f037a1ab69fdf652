import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import { zoneName } from "#app/web/zone-name.ts";
import type { OpenEvent } from "../contract.ts";
import { events } from "../routes.ts";
import { EventTime } from "./event-time.tsx";

/** An event as guests read it: on the portal's clock, without people; a colleague who has not signed in finds the way in. */
export function EventForGuests({ event, signIn }: { event: OpenEvent; signIn: string | null }) {
  const { viewer, now } = useRoot();
  const zone = viewer.timeZone;
  const { id, title, description, company, location, hasOnline, cancelled, reason, movedFrom, isAllDay } = event;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={title}>
        <EventTime {...event} reader={zone} now={now} />
        {!isAllDay && ` ${zoneName(zone)}`}
      </PageHeader>
      <div className="mb-4 empty:hidden">
        {cancelled && (
          <Notice look="danger" title="Событие отменено">
            {reason}
          </Notice>
        )}
        {!cancelled && movedFrom && (
          <Notice look="warning" title="Событие перенесено">
            Раньше: <Time value={movedFrom} zone={zone} now={now} look="moment" />.
          </Notice>
        )}
      </div>
      <Card className="space-y-4">
        {description && <p className="whitespace-pre-line wrap-anywhere">{description}</p>}
        <Definitions
          items={[
            { name: "Где", value: location },
            { name: "Встреча в сети", value: hasOnline ? "Ссылку получают участники" : undefined },
            { name: "Проводит", value: company },
          ]}
        />
      </Card>
      <p className="mt-6 flex flex-wrap items-center gap-4">
        <Link href={href(events.eventFile, { id })} download>
          Добавить в свой календарь
        </Link>
        {signIn && <ButtonLink href={signIn}>Войти и ответить</ButtonLink>}
      </p>
    </div>
  );
}
