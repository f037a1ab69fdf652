import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pointForms } from "#app/loyalty/balance/ui/words.ts";
import { tasks } from "#app/loyalty/tasks/routes.ts";
import { storeDesk } from "#app/store/store-desk/routes.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { ProductView } from "../contract.ts";
import { productIntents } from "../forms.ts";
import { shop } from "../routes.ts";
import { Price } from "../ui/price.tsx";
import { ProductGrid } from "../ui/product-grid.tsx";
import { ProductPictures } from "../ui/product-pictures.tsx";
import { Promised } from "../ui/promised.tsx";
import { ratingText } from "../ui/rating.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ product: ProductView }>(({ product }) => product.title, "Товар");

export const loader = load(async ({ api, params: { id = "" } }) => ({ product: await api.shop.product({ id }) }));

export const action = act(productIntents);

export default function Product() {
  const { product } = useLoaderData<typeof loader>();
  const { id, title, way, description, similar, favourite, mayEdit } = product;
  return (
    <>
      <PageHeader
        title={title}
        places={[
          { href: href(shop.home), title: "Магазин" },
          ...way.map((one) => ({ href: href(shop.category, { id: one.id }), title: one.title })),
        ]}
        actions={
          mayEdit && (
            <ButtonLink href={href(storeDesk.adminProduct, { id })} icon="edit">
              Изменить
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-6 md:grid-cols-2">
        <ProductPictures pictures={product.pictures} title={title} />
        <div className="space-y-4">
          <Price {...product} big />
          <p>
            <Link href={href(shop.reviews, { id })} className="inline-block min-h-6">
              {product.rating === null ? "Отзывы покупателей" : ratingText(product.rating, product.reviewCount)}
            </Link>
          </p>
          <Buy product={product} />
          <Wishes product={product} />
          <Form repeatable>
            <input type="hidden" name="kept" value={favourite ? "off" : "on"} />
            <Button look="quiet" name="intent" value="keep" icon="bookmark">
              {favourite ? "Убрать из избранного" : "В избранное"}
            </Button>
          </Form>
          {description && <p className="whitespace-pre-line wrap-anywhere">{description}</p>}
        </div>
      </div>
      {similar.length > 0 && (
        <Section id="similar" title="Похожие товары">
          <ProductGrid items={similar} />
        </Section>
      )}
    </>
  );
}

/** «8 марта, 10:00» */
function DayAndHour({ value }: { value: string }) {
  const { viewer, now } = useRoot();
  return (
    <>
      <Time value={value} zone={viewer.timeZone} now={now} look="day" />
      {", "}
      <Time value={value} zone={viewer.timeZone} now={now} look="clock" />
    </>
  );
}

/** The variant that was there before the others and has no name of its own. */
const plain = "Обычный";

function Buy({ product }: { product: ProductView }) {
  const { variants, points, money, takesMoney, balance, perPerson, inStock, reserved, sale, promisedOn } = product;
  const first = variants.find(({ stock }) => stock === null || stock > 0) ?? (promisedOn ? variants[0] : undefined);
  const { fields, problems } = useSmallForm("buy", { variantId: first?.id });
  if (!product.isForReader)
    return <Notice title="Этот товар не для вас">Вы видите его, потому что ведёте магазин.</Notice>;
  if (sale === "early")
    return (
      <Notice title="Ещё не в продаже">
        {"В продаже с "}
        <DayAndHour value={product.availableFrom!} />.
      </Notice>
    );
  if (sale === "over") return <Notice title="Продажа закончена">Посмотрите похожие товары ниже.</Notice>;
  if (!first || !(inStock || promisedOn))
    return reserved ? (
      <Notice title="Зарезервировано">
        Последнее сейчас оплачивают. Если не оплатят, через 15 минут оно снова будет здесь.
      </Notice>
    ) : (
      <Notice title="Нет в наличии">Загляните позже или посмотрите похожие товары ниже.</Notice>
    );
  if (points === null && !takesMoney)
    return <Notice title="Купить за деньги сейчас нельзя">Магазин не принимает оплату картой.</Notice>;
  const isShort = points !== null && points > balance && !(takesMoney && money);
  return (
    <>
      {isShort && (
        <p className="text-soft">
          {`Не хватает ${counted(points - balance, pointForms)}. `}
          <Link href={href(tasks.list)} className="inline-block min-h-6">
            За что дают баллы
          </Link>
        </p>
      )}
      <Form id="buy" className="space-y-4">
        <ErrorSummary problems={problems} />
        {variants.length > 1 ? (
          <RadioGroup
            field={fields.variantId}
            label="Вариант"
            look="row"
            choices={variants.map(({ id, title, stock }) => ({
              value: id,
              label: stock === 0 ? `${title || plain}: ${promisedOn ? "предзаказ" : "нет"}` : title || plain,
              disabled: stock === 0 && !promisedOn,
            }))}
          />
        ) : (
          <input type="hidden" name="variantId" value={first.id} />
        )}
        {promisedOn && variants.some(({ stock }) => stock === 0) && (
          <p>
            <Promised day={promisedOn} />. Заказ соберём, когда товар придёт.
          </p>
        )}
        {product.availableTo && (
          <p className="text-sm text-muted">
            {"В продаже до "}
            <DayAndHour value={product.availableTo} />
          </p>
        )}
        <p className="text-sm text-muted">
          {first.stock !== null &&
            first.stock > 0 &&
            first.stock <= 5 &&
            variants.length === 1 &&
            `Осталось ${first.stock}. `}
          {perPerson !== null &&
            `Не больше ${perPerson} в одни руки за 30 дней${variants.length > 1 ? ", считая все варианты" : ""}.`}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button look="primary" size="l" name="intent" value="add" icon="cart">
            {inStock ? "В корзину" : "Предзаказать"}
          </Button>
          <ButtonLink look="quiet" size="l" href={href(shop.cart)}>
            Открыть корзину
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}

/** Variants that are sold out: whoever wants one is told when it is there again. */
function Wishes({ product: { variants } }: { product: ProductView }) {
  const gone = variants.filter(({ stock }) => stock === 0);
  if (!gone.length) return null;
  return (
    <ul className="space-y-2">
      {gone.map(({ id, title, wanted }) => (
        <li key={id}>
          <Form repeatable className="flex flex-wrap items-center gap-2">
            <input type="hidden" name="variantId" value={id} />
            <input type="hidden" name="wanted" value={wanted ? "off" : "on"} />
            {variants.length > 1 && <span className="text-soft">{`${title || plain}:`}</span>}
            <Button size="s" name="intent" value="wish" icon={wanted ? "bell-off" : "bell"}>
              {wanted ? "Не сообщать о поступлении" : "Сообщить о поступлении"}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
