import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { orderOf } from "#app/store/shop/forms.ts";
import { shop } from "#app/store/shop/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { wallOf } from "#app/web/wall-time.ts";
import { productDeskIntents, storeZone } from "../forms.ts";
import { storeDesk } from "../routes.ts";
import { ProductForm } from "../ui/product-form.tsx";
import { ProductPictures } from "../ui/product-pictures.tsx";
import { CodesForm, VariantForm } from "../ui/variant-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Изменить товар");

export const loader = load(async ({ api, query, params: { id = "" } }) => {
  const [product, { items }, audiences] = await Promise.all([
    api.shop.source({ id }),
    api.shop.categories({}),
    api.account.audiences({}),
  ]);
  const asked = orderOf(query.variant);
  return { product, audiences, categories: items, variant: product.variants.find((one) => one.id === asked) ?? null };
});

export const action = act(productDeskIntents);

const text = (value: number | null) => value?.toString();
const hour = (moment: string | null) => (moment === null ? undefined : wallOf(moment, storeZone));
const roublesOf = (kopecks: number | null) => (kopecks === null ? undefined : String(kopecks / 100).replace(".", ","));

export default function AdminProduct() {
  const { product, audiences, categories, variant } = useLoaderData<typeof loader>();
  const { id, title, description, categoryId, points, oldPoints, money, perPerson } = product;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={title}
        places={[{ href: href(storeDesk.adminProducts), title: "Товары магазина" }]}
        actions={<ButtonLink href={href(shop.product, { id })}>Как видят покупатели</ButtonLink>}
      />
      <ProductForm
        key={product.revision}
        intent="change"
        {...{
          categories,
          audiences,
          audience: product.audience,
          archived: product.archived,
          digital: product.digital,
          service: product.service,
          revision: product.revision,
        }}
        values={
          {
            ...{ title, description, categoryId, money: roublesOf(money) },
            ...{ points: text(points), oldPoints: text(oldPoints), perPerson: text(perPerson) },
            promisedOn: product.promisedOn ?? undefined,
            ...{ availableFrom: hour(product.availableFrom), availableTo: hour(product.availableTo) },
          } as Parameters<typeof ProductForm>[0]["values"]
        }
      />
      <Section id="pictures" title="Картинки">
        <ProductPictures key={product.pictures.length} pictures={product.pictures} />
      </Section>
      <Section id="variants" title="Варианты и остаток">
        <ul className="mb-4 space-y-2">
          {product.variants.map((one) => (
            <li key={one.id} className="card flex items-center gap-3 p-4">
              <Link
                href={`${href(storeDesk.adminProduct, { id }, { variant: one.id })}#variants`}
                className="inline-block min-h-6"
              >
                {one.title || (product.variants.length > 1 ? "Обычный" : "Единственный")}
              </Link>
              <span className="ml-auto text-muted">{one.stock === null ? "Без счёта" : `Осталось: ${one.stock}`}</span>
            </li>
          ))}
        </ul>
        <VariantForm key={`${variant?.id} ${variant?.stock}`} variant={variant} digital={product.digital} />
      </Section>
      {product.digital && (
        <Section id="codes" title="Коды">
          <CodesForm variants={product.variants} />
        </Section>
      )}
    </div>
  );
}
