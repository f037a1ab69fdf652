import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { makeIntents } from "../forms.ts";
import { storeDesk } from "../routes.ts";
import { ProductForm } from "../ui/product-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новый товар");

export const loader = load(async ({ api }) => {
  const [{ items }, audiences] = await Promise.all([api.shop.categories({}), api.account.audiences({})]);
  return { items, audiences };
});

export const action = act(makeIntents);

export default function AdminNewProduct() {
  const { items, audiences } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Новый товар" places={[{ href: href(storeDesk.adminProducts), title: "Товары магазина" }]} />
      <ProductForm intent="make" values={{}} categories={items} audiences={audiences} />
    </div>
  );
}
