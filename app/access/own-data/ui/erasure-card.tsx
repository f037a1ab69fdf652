import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Link } from "#app/ui/link.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { ErasureLine } from "../contract.ts";
import { ownData } from "../routes.ts";

const endings = { withdrawn: "Отозвана", refused: "Отклонена", done: "Выполнена" } as const;

/** Somebody's request to erase their data: until when, or how it ended. */
export function ErasureCard({ item }: { item: ErasureLine }) {
  const { accountId, name, ending } = item;
  return (
    <Card as="li" pad="s" className="space-y-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 className="text-base font-medium wrap-anywhere">
          <Link href={href(peopleDesk.person, { id: accountId })} className="inline-block min-h-6">
            {name}
          </Link>
        </h2>
        {ending ? <Badge>{endings[ending]}</Badge> : <Due until={item.until} />}
      </div>
      <Told item={item} />
      {!ending && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={href(ownData.adminErase, { id: accountId })} aria-label={`Выполнить: ${name}`}>
            Выполнить
          </ButtonLink>
          <ButtonLink look="quiet" href={href(ownData.adminRefuse, { id: item.id })} aria-label={`Отклонить: ${name}`}>
            Отклонить
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

function Due({ until }: { until: string }) {
  const { now, viewer } = useRoot();
  const days = (Date.parse(until) - Date.parse(now)) / 86_400_000;
  return (
    <Badge look={days < 0 ? "danger" : days < 7 ? "warning" : "neutral"}>
      {days < 0 ? "срок вышел" : "до"} <Time value={until} zone={viewer.timeZone} now={now} look="day" />
    </Badge>
  );
}

function Told({ item: { askedAt, endedAt, by, reason } }: { item: ErasureLine }) {
  const { now, viewer } = useRoot();
  const look = { zone: viewer.timeZone, now, look: "moment" as const };
  return (
    <div className="text-sm text-muted">
      <p>
        Попросили: <Time value={askedAt} {...look} />
        {endedAt && (
          <>
            {". Решено: "}
            <Time value={endedAt} {...look} />
            {by && `, ${by}`}
          </>
        )}
      </p>
      {reason && <p className="mt-1 text-soft wrap-anywhere whitespace-pre-line">{reason}</p>}
    </div>
  );
}
