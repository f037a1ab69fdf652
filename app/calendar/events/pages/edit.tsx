import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { changeIntents } from "../forms.ts";
import { events } from "../routes.ts";
import { EventForm } from "../ui/event-form.tsx";
import { spanTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Изменить событие");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const [event, choices, audiences] = await Promise.all([
    api.events.source({ id }),
    api.events.choices({}),
    api.account.audiences({}),
  ]);
  return { event, choices, audiences };
});

export const action = act(changeIntents);

export default function EditEvent() {
  const { event, choices, audiences } = useLoaderData<typeof loader>();
  const { id, revision, repeats, reach, audience } = event;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Изменить событие" places={[{ href: href(events.one, { id }), title: event.title }]} />
      <EventForm
        intent="change"
        send="Сохранить"
        back={href(events.one, { id })}
        {...{ choices, audiences, revision, asksSpan: repeats, readers: { reach, audience } }}
        values={{
          ...event,
          ...{ capacity: event.capacity?.toString(), plusOnes: String(event.plusOnes), price: String(event.price) },
          ...{ closesHours: String(event.closesHours), interval: String(event.interval) },
        }}
      />
      <Cancel repeats={repeats} />
    </div>
  );
}

function Cancel({ repeats }: { repeats: boolean }) {
  const { fields, problems } = useSmallForm("cancel", { reason: undefined, span: "one" });
  return (
    <Card className="mt-6">
      <h2 className="mb-4 text-lg">Отменить событие</h2>
      <Form id="cancel" className="space-y-4">
        <ErrorSummary problems={problems} />
        <TextareaField
          field={fields.reason}
          label="Почему"
          hint="Прочитают все, кто ответил. Событие останется в календаре зачёркнутым"
          rows={2}
          maxLength={500}
        />
        {repeats && (
          <RadioGroup
            field={fields.span}
            label="Что отменить"
            choices={Object.entries(spanTitles).map(([value, label]) => ({ value, label }))}
          />
        )}
        <Button look="danger" name="intent" value="cancel">
          Отменить событие
        </Button>
      </Form>
    </Card>
  );
}
