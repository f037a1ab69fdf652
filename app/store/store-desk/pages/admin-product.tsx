import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { orderOf } from "#app/store/shop/forms.ts";
import { shop } from "#app/store/shop/routes.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { ImageField } from "#app/ui/image-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { productDeskIntents } from "../forms.ts";
import { storeDesk } from "../routes.ts";
import { ProductForm } from "../ui/product-form.tsx";
import { typedRoubles } from "../ui/typed-roubles.ts";
import { CodesForm, VariantForm } from "../ui/variant-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Изменить товар");

export const loader = load(async ({ api, query, params: { id = "" } }) => {
  const [product, { items }] = await Promise.all([api.shop.source({ id }), api.shop.categories({})]);
  const asked = orderOf(query.variant);
  return { product, categories: items, variant: product.variants.find((one) => one.id === asked) ?? null };
});

export const action = act(productDeskIntents);

const text = (value: number | null) => value?.toString();

export default function AdminProduct() {
  const { product, categories, variant } = useLoaderData<typeof loader>();
  const { id, title, description, categoryId, points, oldPoints, money, perPerson, pictureAlt } = product;
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
        {...{ categories, archived: product.archived, digital: product.digital, revision: product.revision }}
        values={
          {
            ...{ title, description, categoryId, pictureAlt, money: money === null ? undefined : typedRoubles(money) },
            ...{ points: text(points), oldPoints: text(oldPoints), perPerson: text(perPerson) },
          } as Parameters<typeof ProductForm>[0]["values"]
        }
      />
      <Section id="picture" title="Картинка">
        <Picture src={product.picture} alt={pictureAlt} />
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
        <Section id="code-list" title="Коды">
          <CodesForm variants={product.variants} />
        </Section>
      )}
    </div>
  );
}

function Picture({ src, alt }: { src: string | null; alt: string }) {
  const { fields, problems } = useSmallForm("picture-form", { picture: undefined }, "picture");
  return (
    <Card>
      <Form id="picture-form" encType="multipart/form-data" className="space-y-4">
        <ErrorSummary problems={problems} />
        <ImageField
          name="picture"
          id={fields.picture.id}
          errors={fields.picture.errors}
          label="Картинка"
          hint="JPEG, PNG, WebP или GIF до 10 МБ. Лучше квадратная"
          shape="square"
          current={src ? { src, alt: alt || "Нынешняя картинка" } : null}
          optional
        />
        <Button name="intent" value="picture">
          Сохранить картинку
        </Button>
      </Form>
    </Card>
  );
}
