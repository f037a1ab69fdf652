import type { ReactNode } from "react";
import { Link } from "#app/ui/link.tsx";
import { href } from "#app/web/urls.ts";
import { shop } from "../routes.ts";
import { priceText } from "./price.tsx";
import { Promised } from "./promised.tsx";

type Props = {
  productId: string;
  title: string;
  variant: string;
  picture: string | null;
  count: number;
  /** What one costs in points, and in kopecks. */
  price: number | null;
  money: number | null;
  /** How many of them have come back. */
  returned?: number;
  /** Ordered ahead: the day by which it is promised. */
  promisedOn?: string | null;
  children?: ReactNode;
};

/** A line of a cart or of an order: what, how many, for how much. */
export function GoodsLine(props: Props) {
  const { productId, title, variant, picture, count, price, money, returned, promisedOn, children } = props;
  return (
    <li className="card flex flex-wrap gap-3 p-3 sm:p-4">
      {picture ? (
        <img src={picture} alt="" width={80} height={80} className="size-20 flex-none rounded-control object-cover" />
      ) : (
        <span className="size-20 flex-none rounded-control bg-well" />
      )}
      <div className="min-w-0 grow basis-40">
        <Link look="plain" href={href(shop.product, { id: productId })} className="inline-block min-h-6">
          {title}
        </Link>
        {variant && <p className="text-sm text-muted">{variant}</p>}
        <p className="text-soft">
          {count > 1 && `${count} × `}
          {priceText({ points: price, money })}
        </p>
        {promisedOn && (
          <p className="text-sm text-muted">
            <Promised day={promisedOn} />
          </p>
        )}
        {!!returned && <p className="text-sm text-muted">{`Вернули: ${returned}`}</p>}
        {children}
      </div>
    </li>
  );
}
