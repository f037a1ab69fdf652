import type { ReactNode } from "react";
import { pointForms } from "#app/loyalty/balance/ui/words.ts";
import { Link } from "#app/ui/link.tsx";
import { counted } from "#app/ui/plural.ts";
import { href } from "#app/web/urls.ts";
import { shop } from "../routes.ts";

type Props = {
  productId: string;
  title: string;
  variant: string;
  picture: string | null;
  count: number;
  price: number | null;
  children?: ReactNode;
};

/** A line of a cart or of an order: what, how many, for how much. */
export function GoodsLine({ productId, title, variant, picture, count, price, children }: Props) {
  return (
    <li className="card flex flex-wrap gap-3 p-3 sm:p-4">
      {picture ? (
        <img src={picture} alt="" width={80} height={80} className="size-20 flex-none rounded-control object-cover" />
      ) : (
        <span className="size-20 flex-none rounded-control bg-well" />
      )}
      <div className="min-w-0 grow basis-40">
        <Link look="plain" href={href(shop.product, { id: productId })}>
          {title}
        </Link>
        {variant && <p className="text-sm text-muted">{variant}</p>}
        {price !== null && (
          <p className="text-soft">
            {count > 1 ? `${count} × ${counted(price, pointForms)}` : counted(price, pointForms)}
          </p>
        )}
        {children}
      </div>
    </li>
  );
}
