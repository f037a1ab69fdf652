import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { subscriptionIntents } from "../forms.ts";
import { events } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Календарь в другой программе");

export const loader = load(async ({ api, viewer, now }) => ({
  ...(await api.events.subscription({})),
  zone: viewer.timeZone,
  now,
}));

export const action = act(subscriptionIntents);

export default function Subscription() {
  const { since, zone, now } = useLoaderData<typeof loader>();
  const shown = useActionData<{ shown?: { address: string } }>()?.shown;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Календарь в другой программе" places={[{ href: href(events.month), title: "Календарь" }]}>
        События, на которые вы идёте, в календаре телефона или почты. Ссылок на встречи и имён в нём нет.
      </PageHeader>
      {shown && (
        <Notice look="success" title="Ваш адрес: скопируйте его сейчас, больше портал его не покажет">
          <span className="wrap-anywhere">{shown.address}</span>
        </Notice>
      )}
      <Card className="space-y-4">
        {since ? (
          <p>
            Адрес создан <Time value={since} zone={zone} now={now} look="moment" />. Кто знает его, видит ваши события:
            никому его не показывайте.
          </p>
        ) : (
          <p>Адреса пока нет. Создайте его и добавьте в своей программе как «календарь по ссылке».</p>
        )}
        <Form className="flex flex-wrap gap-2">
          <Button look={since ? undefined : "primary"} name="intent" value="make">
            {since ? "Создать новый адрес" : "Создать адрес"}
          </Button>
          {since && (
            <Button look="quiet-danger" name="intent" value="shut">
              Закрыть адрес
            </Button>
          )}
        </Form>
      </Card>
    </div>
  );
}
