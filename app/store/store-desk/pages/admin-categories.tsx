import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { DeskCategory } from "#app/store/shop/contract.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { classes } from "#app/ui/classes.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoveButtons } from "#app/ui/move-buttons.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { SelectField } from "#app/ui/select-field.tsx";
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
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Категории магазина">
        Категории лежат друг в друге, до трёх одна в другой. Пустую покупатели не видят.
      </PageHeader>
      <ul className="mb-6 space-y-2">
        {items.map((category) => {
          const beside = items.filter(({ parentId }) => parentId === category.parentId);
          const at = beside.indexOf(category);
          return <Row key={category.id} category={category} up={at > 0} down={at < beside.length - 1} />;
        })}
      </ul>
      <Edit key={chosen?.id} items={items} chosen={chosen} />
    </div>
  );
}

const steps = ["", "ml-5", "ml-10"];

function Row({
  category: { id, title, count, archived, depth },
  up,
  down,
}: {
  category: DeskCategory;
  up: boolean;
  down: boolean;
}) {
  return (
    <li className={classes("card flex flex-wrap items-center gap-3 p-4", steps[depth])}>
      <Link
        href={href(storeDesk.adminCategories, null, { category: id })}
        className="inline-block min-h-6 wrap-anywhere"
      >
        {title}
      </Link>
      <span className="ml-auto text-muted">{counted(count, ["товар", "товара", "товаров"])}</span>
      {archived && <Badge>В архиве</Badge>}
      <Form className="relative" data-keep-scroll="">
        <input type="hidden" name="id" value={id} />
        <MoveButtons what={title} up={up} down={down} />
      </Form>
    </li>
  );
}

function Edit({ items, chosen }: { items: DeskCategory[]; chosen: DeskCategory | null }) {
  const { fields, problems } = useSmallForm(
    "category",
    {
      ...{ title: chosen?.title, parentId: chosen?.parentId ?? "" },
      archived: chosen?.archived ? "on" : undefined,
    },
    "put",
  );
  const parents = items.filter(({ id, depth }) => (chosen ? chosen.parents.includes(id) : depth < 2));
  return (
    <Card>
      <h2 className="mb-4 text-lg">{chosen ? "Изменить категорию" : "Новая категория"}</h2>
      <Form id="category" className="space-y-4">
        <ErrorSummary problems={problems} />
        {chosen && <input type="hidden" name="id" value={chosen.id} />}
        <TextField field={fields.title} label="Название" maxLength={60} autoComplete="off" />
        <SelectField
          field={fields.parentId}
          label="Лежит в категории"
          options={[
            { value: "", label: "Ни в какой: стоит на витрине" },
            ...parents.map(({ id, title, depth }) => ({ value: id, label: `${"– ".repeat(depth)}${title}` })),
          ]}
        />
        {chosen && <CheckboxField field={fields.archived} label="В архив вместе с товарами и тем, что в ней лежит" />}
        <Button look="primary" name="intent" value="put">
          Сохранить
        </Button>
      </Form>
    </Card>
  );
}
