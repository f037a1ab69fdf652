import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { OwnAgreement as Agreement } from "../contract.ts";
import { agreements } from "../routes.ts";

/** One document on the own list: what the person has said, and what they may do about it. */
export function OwnAgreement({ agreement }: { agreement: Agreement }) {
  const { viewer, now } = useRoot();
  const { code, title, kind, demand, inForce, coming, accepted } = agreement;
  const day = (value: string) => <Time value={value} zone={viewer.timeZone} now={now} look="day" />;
  const isGiven = accepted !== null && (!inForce || accepted.number >= inForce.number);
  const read = accepted && !isGiven ? { version: `${accepted.number}` } : undefined;
  return (
    <li id={code}>
      <Card pad="s" className="space-y-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-base font-medium">
            <a
              className="inline-flex min-h-6 items-center text-ink hover:text-link"
              href={href(agreements.document, { code })}
            >
              {title}
            </a>
          </h3>
          {isGiven ? (
            <Badge look="success">Принято</Badge>
          ) : (
            <Badge look={demand === "must" ? "warning" : undefined}>{demand === "must" ? "Ждёт вас" : "Не дано"}</Badge>
          )}
        </div>
        <p className="text-sm text-muted">
          {accepted ? (
            <>
              Версия {accepted.number}, принята{" "}
              <Time value={accepted.at} zone={viewer.timeZone} now={now} look="moment" />.{" "}
              {read && (
                <a className="text-link underline" href={href(agreements.document, { code }, read)}>
                  Прочитать её
                </a>
              )}
            </>
          ) : (
            inForce && (
              <>
                Версия {inForce.number}, действует с {day(inForce.effectiveFrom)}.
              </>
            )
          )}
        </p>
        {coming && (
          <p className="text-sm">
            С {day(coming.effectiveFrom)} действует новая редакция.{" "}
            <a
              className="text-link underline"
              href={href(agreements.document, { code }, { version: `${coming.number}` })}
            >
              Прочитать и принять заранее
            </a>
          </p>
        )}
        <div className="flex flex-wrap gap-2 empty:hidden">
          {!isGiven && inForce && (
            <ButtonLink
              size="s"
              look={demand === "must" ? "primary" : undefined}
              href={href(agreements.document, { code })}
            >
              {demand === "must" ? "Прочитать и принять" : "Прочитать и решить"}
            </ButtonLink>
          )}
          {accepted && kind === "consent" && (
            <ButtonLink size="s" look="quiet-danger" href={href(agreements.withdraw, { code })}>
              Отозвать <span className="sr-only">«{title}»</span>
            </ButtonLink>
          )}
        </div>
      </Card>
    </li>
  );
}
