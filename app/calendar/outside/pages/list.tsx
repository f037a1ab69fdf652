import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { events } from "#app/calendar/events/routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { addingIntents } from "../forms.ts";
import { outside } from "../routes.ts";
import { eventForms } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Другие календари");

export const loader = load(({ api }) => api.outside.list({}));

export const action = act(addingIntents);

export default function OutsideCalendars() {
  const { items, addresses } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Другие календари" places={[{ href: href(events.month), title: "Календарь" }]}>
        Личный календарь из почты или телефона встанет рядом с событиями портала как «занято». Видите его только вы.
      </PageHeader>
      {items.length === 0 && <EmptyState icon="calendar" title="Пока ни одного" />}
      <ul className="mb-6 space-y-2">
        {items.map(({ id, title, source, entries, shown, trouble }) => (
          <li key={id} className="card flex flex-wrap items-center gap-3 p-4">
            <span className="min-w-0 flex-1">
              <Link href={href(outside.one, { calendarId: id })} className="inline-flex min-h-6 items-center">
                {title}
              </Link>
              <span className="block text-sm wrap-anywhere text-muted">
                {`${source}, ${counted(entries, eventForms)}`}
              </span>
            </span>
            {!shown && <Badge>Скрыт</Badge>}
            {trouble && <Badge look="danger">Не обновляется</Badge>}
          </li>
        ))}
      </ul>
      {addresses && <ByAddress />}
      <FromFile />
    </div>
  );
}

function ByAddress() {
  const { fields, problems } = useSmallForm("by-address", { address: undefined, title: undefined });
  return (
    <Card className="mb-4">
      <h2 className="mb-4 text-lg">По адресу</h2>
      <Form id="by-address" className="space-y-4">
        <ErrorSummary problems={problems} />
        <TextField
          field={fields.address}
          label="Адрес календаря"
          hint="В Google, Яндексе, Outlook и iCloud его называют «секретный адрес в формате iCal» или «ссылка для подписки». Читаем каждый час"
          maxLength={2000}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField field={fields.title} label="Название" maxLength={60} autoComplete="off" optional />
        <Button look="primary" name="intent" value="add-address">
          Добавить
        </Button>
      </Form>
    </Card>
  );
}

function FromFile() {
  const { fields, problems } = useSmallForm("from-file", { file: undefined });
  return (
    <Card>
      <h2 className="mb-4 text-lg">Из файла</h2>
      <Form id="from-file" className="space-y-4" encType="multipart/form-data">
        <ErrorSummary problems={problems} />
        <FileField
          field={fields.file}
          label="Файл календаря (.ics)"
          accept=".ics,text/calendar"
          hint="Сначала покажем, что прочитали и что нет"
        />
        <Button name="intent" value="add-file">
          Прочитать
        </Button>
      </Form>
    </Card>
  );
}
