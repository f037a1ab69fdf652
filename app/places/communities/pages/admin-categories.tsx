import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { placesDesk } from "#app/places/channels/desk-routes.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
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
import type { Category } from "../contract.ts";
import { categoryIntents } from "../forms.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Категории каталога сообществ");

export const loader = load(async ({ api }) => {
  return { ...(await api.communities.categories({})), fresh: crypto.randomUUID() };
});

export const action = act(categoryIntents);

export default function AdminCategories() {
  const { items, fresh } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Категории сообществ"
        places={[{ href: href(placesDesk.adminPlaces), title: "Каналы и сообщества" }]}
      >
        По ним коллеги ищут сообщества. Порядок здесь – порядок в каталоге.
      </PageHeader>
      {items.length === 0 ? (
        <EmptyState icon="view-list" title="Категорий пока нет">
          Добавьте первую: «Спорт», «Книги», «Обмен опытом».
        </EmptyState>
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {items.map((category, at) => (
              <Line key={category.id} category={category} up={at > 0} down={at < items.length - 1} />
            ))}
          </ul>
        </Card>
      )}
      <Add fresh={fresh} />
      {items.length > 0 && <Rename items={items} />}
    </div>
  );
}

function Line({ category: { id, title, communities }, up, down }: { category: Category; up: boolean; down: boolean }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
        {title}
        <span className="block text-sm text-muted">
          {counted(communities, ["сообщество", "сообщества", "сообществ"])}
        </span>
      </span>
      <Form className="relative" data-keep-scroll="">
        <input type="hidden" name="id" value={id} />
        <MoveButtons what={title} up={up} down={down} />
      </Form>
      <Form repeatable>
        <input type="hidden" name="id" value={id} />
        <Button look="quiet-danger" size="s" name="intent" value="drop" aria-label={`Убрать: ${title}`}>
          Убрать
        </Button>
      </Form>
    </li>
  );
}

function Add({ fresh }: { fresh: string }) {
  const { fields, problems } = useSmallForm("add", { id: fresh, title: undefined });
  return (
    <Card as="section" className="mt-5" labelledBy="new-category">
      <h2 id="new-category">Новая категория</h2>
      <Form id="add" className="mt-4 space-y-4">
        <input type="hidden" name="id" value={fields.id.defaultValue} />
        <ErrorSummary problems={problems} />
        <TextField field={fields.title} label="Название" maxLength={60} autoComplete="off" />
        <Button look="primary" name="intent" value="add">
          Добавить
        </Button>
      </Form>
    </Card>
  );
}

function Rename({ items }: { items: Category[] }) {
  const { fields, problems } = useSmallForm("rename", { id: items[0]?.id, name: undefined });
  return (
    <Card as="section" className="mt-5" labelledBy="rename-title">
      <h2 id="rename-title">Переименовать</h2>
      <Form id="rename" className="mt-4 space-y-4">
        <ErrorSummary problems={problems} />
        <SelectField
          field={fields.id}
          label="Категория"
          options={items.map(({ id: value, title: label }) => ({ value, label }))}
        />
        <TextField field={fields.name} label="Новое название" maxLength={60} autoComplete="off" />
        <Button name="intent" value="rename">
          Переименовать
        </Button>
      </Form>
    </Card>
  );
}
