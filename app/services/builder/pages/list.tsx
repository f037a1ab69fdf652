import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { services } from "#app/services/catalogue/routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { makeIntents } from "../forms.ts";
import { builder } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Конструктор страниц");

export const loader = load(({ api }) => api.builder.mine({}));

export const action = act(makeIntents);

export default function Builder() {
  const { items } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("page", { service: items[0]?.id, title: "", alias: "" });
  if (items.length === 0)
    return (
      <>
        <PageHeader title="Конструктор страниц" />
        <EmptyState
          icon="services"
          title="За вами нет сервисов со страницами"
          action={<ButtonLink href={href(services.list)}>Все сервисы</ButtonLink>}
        >
          Страницы собирают те, кто отвечает за сервис.
        </EmptyState>
      </>
    );
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Конструктор страниц">Страницы сервисов, за которые вы отвечаете.</PageHeader>
      {items.map(({ id, title, pages }) => (
        <Section key={id} id={id} title={title} action={<Link href={href(services.one, { id })}>Посмотреть</Link>}>
          {pages.length > 0 ? (
            <Card as="ul" pad="none" className="divide-y divide-line px-4">
              {pages.map((page) => (
                <li key={page.id} className="flex flex-wrap items-center gap-3 py-3">
                  <Link href={href(builder.edit, { pageId: page.id })}>{page.title}</Link>
                  <span className="text-sm text-muted">{page.alias}</span>
                  {page.published === null ? (
                    <Badge>Не опубликована</Badge>
                  ) : (
                    <Badge look="success">Версия {page.published}</Badge>
                  )}
                </li>
              ))}
            </Card>
          ) : (
            <p className="text-soft">Страниц пока нет.</p>
          )}
        </Section>
      ))}
      <Section id="new" title="Новая страница">
        <Card>
          <Form id="page" className="space-y-4">
            <ErrorSummary problems={problems} />
            <SelectField
              field={fields.service}
              label="Сервис"
              options={items.map(({ id, title }) => ({ value: id, label: title }))}
            />
            <TextField field={fields.title} label="Название" maxLength={100} autoComplete="off" />
            <TextField
              field={fields.alias}
              label="Конец адреса"
              hint="Латинские буквы, цифры и дефис: prices"
              maxLength={40}
              autoComplete="off"
              spellCheck={false}
            />
            <Button look="primary" name="intent" value="make">
              Начать страницу
            </Button>
          </Form>
        </Card>
      </Section>
    </div>
  );
}
