import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Icon } from "#app/ui/icon.tsx";
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
import { servicesDesk } from "../desk-routes.ts";
import { categoryIntents } from "../forms.ts";
import { iconTitles, optionsOf } from "../ui/kind-titles.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Категории сервисов");

export const loader = load(async ({ api, query }) => {
  const { items } = await api.services.categories({});
  return { items, chosen: items.find(({ id }) => id === query.category) ?? null };
});

export const action = act(categoryIntents);

export default function AdminCategories() {
  const { items, chosen } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("category", { title: chosen?.title, icon: chosen?.icon ?? "services" });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Категории сервисов"
        places={[{ href: href(servicesDesk.adminList), title: "Каталог сервисов" }]}
      />
      <ul className="mb-6 space-y-2">
        {items.map(({ id, title, icon, count }, at) => (
          <li key={id} className="card flex flex-wrap items-center gap-3 p-4">
            <Icon name={icon} className="flex-none text-link" />
            <Link href={href(servicesDesk.adminCategories, null, { category: id })}>{title}</Link>
            <span className="ml-auto text-muted">{counted(count, ["сервис", "сервиса", "сервисов"])}</span>
            <Form repeatable>
              <input type="hidden" name="id" value={id} />
              <MoveButtons what={title} up={at > 0} down={at < items.length - 1} />
            </Form>
          </li>
        ))}
      </ul>
      <Card>
        <h2 className="mb-4 text-lg">{chosen ? "Изменить категорию" : "Новая категория"}</h2>
        <Form key={chosen?.id} id="category" className="space-y-4">
          <ErrorSummary problems={problems} />
          {chosen && <input type="hidden" name="id" value={chosen.id} />}
          <TextField field={fields.title} label="Название" maxLength={60} autoComplete="off" />
          <SelectField field={fields.icon} label="Значок" options={optionsOf(iconTitles)} />
          <div className="flex flex-wrap gap-3">
            <Button look="primary" name="intent" value="put">
              Сохранить
            </Button>
            {chosen && (
              <Button look="quiet-danger" name="intent" value="drop">
                Удалить категорию
              </Button>
            )}
          </div>
        </Form>
      </Card>
    </div>
  );
}
