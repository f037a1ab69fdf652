import { PersonLink } from "#app/engines/content/ui/byline.tsx";
import { pointForms } from "#app/loyalty/balance/ui/words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { ThanksCard } from "../contract.ts";
import { thanks } from "../routes.ts";
import { cards } from "./words.ts";

/** Cards one under another. */
export function ThanksList({ items }: { items: ThanksCard[] }) {
  return (
    <ul className="grid gap-4">
      {items.map((card) => (
        <Card as="li" key={card.id}>
          <ThanksBody card={card} />
          <p className="mt-3">
            <Link href={href(thanks.one, { id: card.id })} className="inline-block min-h-6 text-sm">
              Открыть открытку
            </Link>
          </p>
        </Card>
      ))}
    </ul>
  );
}

/** Whom somebody thanks, for what, and with what. No name stands in a case: names are not declined. */
export function ThanksBody({ card, large = false }: { card: ThanksCard; large?: boolean }) {
  const { viewer, now } = useRoot();
  const look = cards[card.card];
  const size = large ? "size-20" : "size-12";
  return (
    <div className={classes("flex gap-4", large && "flex-col items-center text-center")}>
      <span className={classes("grid flex-none place-items-center rounded-card", size, look.class)}>
        <Icon name={look.icon} size={large ? "xl" : "l"} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          Спасибо:{" "}
          {card.people.map((person, at) => (
            <span key={person.accountId}>
              {at > 0 && ", "}
              <PersonLink person={person} />
            </span>
          ))}
          . От кого: {card.author ? <PersonLink person={card.author} /> : "коллега"}
        </p>
        <p className={classes("mt-2 whitespace-pre-line wrap-anywhere", large && "text-lg")}>{card.words}</p>
        <p className={classes("mt-2 flex flex-wrap items-center gap-2 text-sm text-muted", large && "justify-center")}>
          {card.value && <Badge look="brand">{card.value}</Badge>}
          {card.points > 0 && (
            <Badge look="success" icon="balance">
              +{counted(card.points, pointForms)}
              {card.people.length > 1 && " каждому"}
            </Badge>
          )}
          {card.circle !== "public" && (
            <Badge icon="lock">{card.circle === "team" ? "Видит команда" : "Больше никто не видит"}</Badge>
          )}
          <Time value={card.at} zone={viewer.timeZone} now={now} />
        </p>
      </div>
    </div>
  );
}
