import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { ScimToken } from "../contract.ts";

/** The tokens that were made, when each was last used, and the way to take it back. */
export function TokenList({ items }: { items: ScimToken[] }) {
  const { viewer, now } = useRoot();
  const at = (value: string, look: "day" | "moment") => (
    <Time value={value} zone={viewer.timeZone} now={now} look={look} />
  );
  return (
    <ul className="grid gap-3">
      {items.map(({ id, name, ending, since, used, isRevoked, onTrial, by }) => (
        <Card as="li" key={id} pad="s" className="flex flex-wrap items-center gap-3">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
              {name}
              {onTrial && <Badge>Пробный</Badge>}
              <Badge look={isRevoked ? undefined : "brand"}>{isRevoked ? "Отозван" : "Действует"}</Badge>
            </p>
            <p className="mt-0.5 text-sm wrap-anywhere text-muted">
              …{ending} · {by}, {at(since, "day")} · {used ? <>последний вызов {at(used, "moment")}</> : "ещё не звали"}
            </p>
          </div>
          {!isRevoked && (
            <Form>
              <input type="hidden" name="id" value={id} />
              <Button
                look="quiet"
                name="intent"
                value="revoke-token"
                aria-label={`Отозвать токен «${name}» …${ending}`}
              >
                Отозвать
              </Button>
            </Form>
          )}
        </Card>
      ))}
    </ul>
  );
}
