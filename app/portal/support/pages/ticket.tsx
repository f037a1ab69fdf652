import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { wordsForm } from "../forms.ts";
import { support } from "../routes.ts";
import { TicketTalk } from "../ui/ticket-talk.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ topic: string }>(({ topic }) => `Обращение: ${topic}`, "Обращение");

export const loader = load(({ api, params: { id = "" } }) => api.support.ticket({ id }));

export const action = act({
  say: intent(wordsForm, async ({ api, value, here, params: { id = "" } }) => {
    await api.support.say({ id, ...value });
    return { to: here() };
  }),
});

export default function Ticket() {
  const ticket = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("say", { text: "" });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={ticket.topic} places={[{ href: href(support.ask), title: "Поддержка" }]} />
      <TicketTalk ticket={ticket} />
      <Form id="say" className="mt-6 space-y-4">
        <ErrorSummary problems={problems} />
        <TextareaField
          field={fields.text}
          label="Дописать"
          hint={ticket.state === "closed" ? "Обращение закрыто: новые слова откроют его снова" : undefined}
          rows={4}
          maxLength={4000}
        />
        <Button look="primary" name="intent" value="say">
          Отправить
        </Button>
      </Form>
    </div>
  );
}
