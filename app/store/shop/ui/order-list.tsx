import type { ReactNode } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { OrderLine } from "../contract.ts";
import { sumText } from "./price.tsx";
import { Promised } from "./promised.tsx";
import { stateLooks, stateTitles } from "./words.ts";

/** One order in a list: its number leads to it. */
export function OrderRow({ order, href, children }: { order: OrderLine; href: string; children?: ReactNode }) {
  const { viewer, now } = useRoot();
  const { number, state, titles, total, money, picture, createdAt, promisedOn } = order;
  return (
    <li className="card flex flex-wrap items-center gap-3 p-4">
      {picture ? (
        <img src={picture} alt="" width={56} height={56} className="size-14 flex-none rounded-control object-cover" />
      ) : (
        <span className="size-14 flex-none rounded-control bg-well" />
      )}
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap items-center gap-2">
          <Link href={href} className="inline-block min-h-6">{`Заказ № ${number}`}</Link>
          <Badge {...(stateLooks[state] && { look: stateLooks[state] })}>{stateTitles[state]}</Badge>
        </p>
        <p className="wrap-anywhere">{titles}</p>
        <p className="text-sm text-muted">
          <Time value={createdAt} zone={viewer.timeZone} now={now} look="moment" />
          {` · ${sumText({ points: total, money })}`}
        </p>
        {promisedOn && (
          <p className="mt-1">
            <Badge look="brand">
              <Promised day={promisedOn} />
            </Badge>
          </p>
        )}
        {children}
      </div>
    </li>
  );
}
