import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { checkInIntents } from "../forms.ts";
import { events } from "../routes.ts";
import { EventTime } from "../ui/event-time.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Отметиться у входа");

export const loader = load(async ({ api, viewer, now, query: { code = "" }, params: { id = "" } }) => ({
  event: await api.events.one({ id }),
  code: /^\d{6}$/.test(code) ? code : "",
  zone: viewer.timeZone,
  now,
}));

export const action = act(checkInIntents);

export default function CheckIn() {
  const { event, code, zone, now } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("check-in", { code });
  return (
    <div className="mx-auto max-w-md">
      <PageHeader
        title="Отметиться у входа"
        places={[{ href: href(events.one, { id: event.id }), title: event.title }]}
      >
        <EventTime {...event} reader={zone} now={now} />
      </PageHeader>
      {event.answer === "attended" ? (
        <Notice look="success" title="Вы уже отмечены" />
      ) : (
        <Card>
          <Form id="check-in" className="space-y-4" notKept="Отметка нужна у входа, сейчас.">
            <ErrorSummary problems={problems} />
            <TextField
              field={fields.code}
              label="Код с экрана у входа"
              hint="Шесть цифр; по QR-коду они вписаны сами"
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              width="s"
            />
            <Button look="primary" name="intent" value="check-in">
              Я здесь
            </Button>
          </Form>
        </Card>
      )}
    </div>
  );
}
