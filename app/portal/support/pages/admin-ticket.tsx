import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { answerForm, closeForm } from "../forms.ts";
import { support } from "../routes.ts";
import { TicketTalk } from "../ui/ticket-talk.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ topic: string }>(
  ({ topic }) => `Ответ на обращение: ${topic}`,
  "Ответ на обращение",
);

export const loader = load(({ api, params: { id = "" } }) => api.support.asked({ id }));

export const action = act({
  answer: intent(answerForm, async ({ api, value, here, params: { id = "" } }) => {
    await api.support.answer({ id, ...value });
    return { to: here(), toast: { id: "answered", kind: "success", text: "Ответ отправлен" } };
  }),
  close: intent(closeForm, async ({ api, here, params: { id = "" } }) => {
    await api.support.close({ id });
    return { to: here(), toast: { id: "closed", kind: "success", text: "Обращение закрыто" } };
  }),
});

export default function AskedTicket() {
  const ticket = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("answer", { text: "" });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={ticket.topic} places={[{ href: href(support.adminDesk), title: "Обращения" }]} />
      <TicketTalk ticket={ticket} />
      <Form id="answer" className="mt-6 space-y-4">
        <ErrorSummary problems={problems} />
        <TextareaField
          field={fields.text}
          label="Ответ"
          hint={ticket.email ? `Уйдёт письмом на ${ticket.email}` : "Человек увидит его здесь и в уведомлениях"}
          rows={4}
          maxLength={4000}
        />
        <CheckboxField name="close" id="answer-close" label="Закрыть обращение" />
        <Button look="primary" name="intent" value="answer">
          Ответить
        </Button>
      </Form>
      {ticket.state !== "closed" && (
        <Form className="mt-4">
          <Button look="quiet" name="intent" value="close">
            Закрыть без ответа
          </Button>
        </Form>
      )}
    </div>
  );
}
