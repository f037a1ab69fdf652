import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { categoryIntents } from "../forms.ts";
import { storeDesk } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Категории магазина");

export const loader = load(async ({ api, query }) => {
  const { items } = await api.shop.categories({});
  return { items, chosen: items.find(({ id }) => id === query.category) ?? null };
});

export const action = act(categoryIntents);

export default function AdminCategories() {
  const { items, chosen } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("category", {
    ...{ title: chosen?.title, place: String(chosen?.place ?? items.length * 10) },
    archived: chosen?.archived ? "on" : undefined,
  });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Категории магазина">Пустую категорию покупатели не видят.</PageHeader>
      <ul className="mb-6 space-y-2">
        {items.map(({ id, title, count, archived }) => (
          <li key={id} className="card flex items-center gap-3 p-4">
            <Link href={href(storeDesk.adminCategories, null, { category: id })} className="inline-block min-h-6">
              {title}
            </Link>
            <span className="ml-auto text-muted">{counted(count, ["товар", "товара", "товаров"])}</span>
            {archived && <Badge>В архиве</Badge>}
          </li>
        ))}
      </ul>
      <Card>
        <h2 className="mb-4 text-lg">{chosen ? "Изменить категорию" : "Новая категория"}</h2>
        <Form key={chosen?.id} id="category" className="space-y-4">
          <ErrorSummary problems={problems} />
          {chosen && <input type="hidden" name="id" value={chosen.id} />}
          <TextField field={fields.title} label="Название" maxLength={60} autoComplete="off" />
          <TextField field={fields.place} label="Место: меньшее выше" type="number" width="s" />
          {chosen && <CheckboxField field={fields.archived} label="В архив вместе с товарами" />}
          <Button look="primary" name="intent" value="put">
            Сохранить
          </Button>
        </Form>
      </Card>
    </div>
  );
}
