import { GuestMark } from "#app/access/guests/ui/guest-mark.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { Invite } from "../contract.ts";

const words: Record<Invite["state"], string> = {
  open: "Действует",
  used: "Использовано",
  over: "Срок вышел",
  revoked: "Отозвано",
};

/** What was given out, and the way to take it back. */
export function InviteList({ items }: { items: Invite[] }) {
  const { viewer, now } = useRoot();
  return (
    <ul className="grid gap-3">
      {items.map(({ id, note, email, ending, uses, limit, until, state, by, guest }) => (
        <Card as="li" key={id} pad="s" className="flex flex-wrap items-center gap-3">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
              {note || email || "Без пометки"}
              {guest && <GuestMark />}
              <Badge look={state === "open" ? "brand" : undefined}>{words[state]}</Badge>
            </p>
            <p className="mt-0.5 text-sm wrap-anywhere text-muted">
              Код …{ending} · пришли {uses} из {limit} · до <Time value={until} zone={viewer.timeZone} now={now} /> ·{" "}
              {note && email ? `${email} · ` : ""}
              {by}
            </p>
            {guest && (
              <p className="text-sm wrap-anywhere text-muted">
                На {counted(guest.days, ["день", "дня", "дней"])}, отвечает {guest.sponsor ?? "администратор"}
              </p>
            )}
          </div>
          {state === "open" && (
            <Form>
              <input type="hidden" name="id" value={id} />
              <Button look="quiet" name="intent" value="revoke" aria-label={`Отозвать приглашение …${ending}`}>
                Отозвать
              </Button>
            </Form>
          )}
        </Card>
      ))}
    </ul>
  );
}
