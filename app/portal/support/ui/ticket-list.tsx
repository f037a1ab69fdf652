import { GuestMark } from "#app/access/guests/ui/guest-mark.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { TicketLine } from "../contract.ts";

/** Whether the person waits, as both sides call it. */
export function TicketState({ state }: { state: TicketLine["state"] }) {
  if (state === "waiting") return <Badge look="warning">Ждёт ответа</Badge>;
  return state === "answered" ? <Badge look="brand">Есть ответ</Badge> : <Badge>Закрыто</Badge>;
}

/** Tickets one under another; at the desk each with who asks. */
export function TicketList({
  items,
  link,
  named,
}: {
  items: TicketLine[];
  link(id: string): string;
  /** At the desk: who asks. */
  named?: boolean;
}) {
  const { viewer, now } = useRoot();
  return (
    <ul className="grid gap-3">
      {items.map(({ id, number, topic, state, createdAt, who, guest }) => (
        <Card as="li" key={id} pad="s" lifts>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <CardLink href={link(id)} className="font-semibold wrap-anywhere">
              {topic}
            </CardLink>
            <TicketState state={state} />
          </p>
          <p className="mt-1 text-sm text-muted">
            № {number} ·{" "}
            {named && (
              <>
                {who} {guest && <GuestMark />} ·{" "}
              </>
            )}
            <Time value={createdAt} zone={viewer.timeZone} now={now} />
          </p>
        </Card>
      ))}
    </ul>
  );
}
