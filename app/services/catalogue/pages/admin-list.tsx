import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requestsDesk } from "#app/services/requests/desk-routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { MoveButtons } from "#app/ui/move-buttons.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { ServiceStatus } from "../contract.ts";
import { servicesDesk } from "../desk-routes.ts";
import { deskIntents } from "../forms.ts";
import { kindTitles, optionsOf, statusLooks, statusTitles } from "../ui/kind-titles.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Каталог сервисов");

export const loader = load(({ api, query: { after } }) => api.services.deskList({ after }));

export const action = act(deskIntents);

export default function AdminServices() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Каталог сервисов"
        actions={
          <>
            <ButtonLink href={href(requestsDesk.adminFigures)}>Показатели</ButtonLink>
            <ButtonLink href={href(servicesDesk.adminCategories)}>Категории</ButtonLink>
            <ButtonLink href={href(servicesDesk.adminOne, { id: "new" })} look="primary" icon="add">
              Новый сервис
            </ButtonLink>
          </>
        }
      >
        В этом порядке сервисы стоят в своих категориях.
      </PageHeader>
      {items.length === 0 ? (
        <EmptyState icon="services" title="Сервисов пока нет">
          Добавьте первый: ссылку, страницу или заявку.
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {items.map((one, at) => (
            <Card as="li" key={one.id} id={one.id} pad="s">
              <div className="flex items-start gap-3">
                <Icon name={one.icon} className="mt-1 flex-none text-link" />
                <div className="min-w-0 flex-1">
                  <p className="font-semibold wrap-anywhere">
                    <Link href={href(servicesDesk.adminOne, { id: one.id })}>{one.title}</Link>{" "}
                    <Badge look={statusLooks[one.status]}>{statusTitles[one.status]}</Badge>
                  </p>
                  <p className="text-sm text-muted">
                    {[
                      kindTitles[one.kind],
                      one.parentId ? "часть сервиса" : one.category,
                      one.owner,
                      `за 30 дней ${counted(one.opens, ["открытие", "открытия", "открытий"])}`,
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </p>
                </div>
                <Form repeatable>
                  <input type="hidden" name="id" value={one.id} />
                  <MoveButtons what={one.title} up={at > 0} down={at < items.length - 1 || next !== undefined} />
                </Form>
              </div>
              <Disclosure title="Состояние" className="mt-3">
                <StatusForm id={one.id} title={one.title} status={one.status} />
              </Disclosure>
            </Card>
          ))}
        </ul>
      )}
      {next && <MoreLink href={href(servicesDesk.adminList, null, { after: next })} />}
    </div>
  );
}

function StatusForm({ id, title, status }: { id: string; title: string; status: ServiceStatus }) {
  return (
    <Form className="space-y-4" repeatable>
      <input type="hidden" name="id" value={id} />
      <SelectField
        id={`status-${id}`}
        name="status"
        label="Состояние"
        defaultValue={status}
        options={optionsOf(statusTitles)}
      />
      <TextField
        id={`text-${id}`}
        name="statusText"
        label="Что сказать людям"
        hint="Например: «Вернёмся в понедельник к обеду»"
        maxLength={300}
        optional
      />
      <Button name="intent" value="status" aria-label={`Сохранить состояние: ${title}`}>
        Сохранить
      </Button>
    </Form>
  );
}
