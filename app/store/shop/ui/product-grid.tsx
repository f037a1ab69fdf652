import { Badge } from "#app/ui/badge.tsx";
import { CardLink } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { ProductCard } from "../contract.ts";
import { shop } from "../routes.ts";
import { Price } from "./price.tsx";
import { Promised } from "./promised.tsx";
import { Rating } from "./rating.tsx";

/** A shelf: two in a row on a phone, four on a wide screen, fewer where text is large. */
export function ProductGrid({ items }: { items: ProductCard[] }) {
  return (
    <ul
      id="shelf"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] sm:gap-4 lg:grid-cols-4"
    >
      {items.map((item) => (
        <li key={item.id} className="card lifts relative flex flex-col overflow-hidden">
          <ProductPicture {...item} />
          <div className="flex flex-1 flex-col gap-1 p-3 sm:p-4">
            <Price {...item} />
            <CardLink href={href(shop.product, { id: item.id })} className="wrap-anywhere">
              {item.title}
            </CardLink>
            <Rating {...item} />
            <ProductState item={item} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Why a product cannot be had now; nothing where it can. */
function ProductState({ item: { sale, availableFrom, promisedOn, inStock, reserved } }: { item: ProductCard }) {
  const { viewer, now } = useRoot();
  if (sale === "open" && inStock) return null;
  return (
    <p className="mt-auto pt-1">
      <Badge>
        {sale === "early" && availableFrom ? (
          <>
            {"В продаже с "}
            <Time value={availableFrom} zone={viewer.timeZone} now={now} look="day" />
          </>
        ) : sale === "over" ? (
          "Продажа закончена"
        ) : promisedOn ? (
          <Promised day={promisedOn} />
        ) : reserved ? (
          "Зарезервировано"
        ) : (
          "Нет в наличии"
        )}
      </Badge>
    </p>
  );
}

/** The square picture of a product, or the place for one. */
export function ProductPicture({ picture, pictureAlt }: Pick<ProductCard, "picture" | "pictureAlt">) {
  return picture ? (
    <img
      src={picture}
      alt={pictureAlt}
      width={480}
      height={480}
      loading="lazy"
      className="aspect-square w-full object-cover"
    />
  ) : (
    <span className="grid aspect-square w-full place-items-center bg-well text-muted">
      <Icon name="shop" size="xl" />
    </span>
  );
}
