import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Настройки");

export const loader = load(({ api, sessionId }) => api.account.sessions({ current: sessionId }));

export const action = act({
  "end-session": intent(z.object({ id: z.uuid() }), async ({ api, value, here }) => {
    await api.account.endSession(value);
    return { to: here("sessions"), toast: { id: "session", kind: "success", text: "Вход завершён" } };
  }),
  "end-others": intent(z.object({}), async ({ api, sessionId, here }) => {
    await api.account.endOtherSessions({ current: sessionId });
    return {
      to: here("sessions"),
      toast: { id: "session", kind: "success", text: "На других устройствах вход завершён" },
    };
  }),
});

export default function Settings() {
  const { items } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Настройки" />
      <Section id="sessions" title="Где выполнен вход">
        <ul className="space-y-3">
          {items.map(({ id, device, address, seenAt, current }) => (
            <Card as="li" key={id} pad="s" className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0">
                <p className="font-medium">
                  {device} {current && <Badge look="success">Это устройство</Badge>}
                </p>
                <p className="text-sm text-muted">
                  <Time value={seenAt} zone={viewer.timeZone} now={now} /> · {address}
                </p>
              </div>
              {!current && (
                <Form>
                  <input type="hidden" name="id" value={id} />
                  <Button size="s" name="intent" value="end-session">
                    Выйти
                  </Button>
                </Form>
              )}
            </Card>
          ))}
        </ul>
        {items.length > 1 && (
          <Form className="mt-4">
            <Button look="danger" name="intent" value="end-others">
              Выйти на всех устройствах, кроме этого
            </Button>
          </Form>
        )}
      </Section>
    </div>
  );
}
