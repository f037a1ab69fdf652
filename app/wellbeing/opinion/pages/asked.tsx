import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { account } from "#app/people/account/routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { ideaForm, moveForm, replyForm } from "../forms.ts";
import { opinion } from "../routes.ts";
import { OpinionFacts } from "../ui/opinion-facts.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ topic: string }>(({ topic }) => `Ответить: ${topic}`, "Мнение");

export const loader = load(({ api, params: { id = "" } }) => api.opinion.asked({ id }));

const said = (text: string) => ({ id: "opinion", kind: "success" as const, text });
const moved = { seen: "Автор увидит, что мнение прочитано", inWork: "Мнение в работе", declined: "Мнение отклонено" };

export const action = act({
  answer: intent(replyForm, async ({ api, value, here, params: { id = "" } }) => {
    await api.opinion.answer({ id, ...value });
    return { to: here(), toast: said("Ответ отправлен") };
  }),
  move: intent(moveForm, async ({ api, value, here, params: { id = "" } }) => {
    await api.opinion.move({ id, ...value });
    return { to: here(), toast: said(moved[value.to]) };
  }),
  publish: intent(ideaForm, async ({ api, value, here, params: { id = "" } }) => {
    await api.opinion.publish({ id, ...value });
    return { to: here(), toast: said(value.title ? "Идею видят все" : "Идея убрана") };
  }),
});

export default function AskedOpinion() {
  const view = useLoaderData<typeof loader>();
  const { author, state, overdue, target, idea } = view;
  const { fields, problems } = useSmallForm("asked", { text: "", reason: "", title: idea });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={view.topic} places={[{ href: href(opinion.queue), title: "Ждут ответа" }]} />
      <div className="mb-5 empty:hidden">
        <ErrorSummary problems={problems} />
      </div>
      {overdue && (
        <p className="mb-2">
          <Badge look="danger">Срок вышел</Badge>
        </p>
      )}
      <OpinionFacts
        opinion={view}
        by={author ? <a href={href(account.profile, { socialId: author.alias })}>{author.name}</a> : "Без имени"}
        owner="Ответ"
      />
      {(state === "sent" || state === "seen") && (
        <Form className="mt-4 flex flex-wrap gap-3">
          <input type="hidden" name="intent" value="move" />
          {state === "sent" && (
            <Button name="to" value="seen" icon="eye">
              Прочитано
            </Button>
          )}
          <Button name="to" value="inWork" icon="time">
            Взять в работу
          </Button>
        </Form>
      )}
      <Section id="answer" title="Ответить">
        <Card>
          <Form className="space-y-4">
            <TextareaField
              field={fields.text}
              label="Ответ"
              hint={
                author ? "Автору сообщит колокольчик" : "Автор прочитает его по своему коду: кто это, не знает никто"
              }
              rows={4}
              maxLength={2000}
            />
            <Button look="primary" name="intent" value="answer">
              Ответить
            </Button>
          </Form>
        </Card>
      </Section>
      {state !== "declined" && (
        <Section id="decline" title="Отклонить">
          <Card>
            <Form className="space-y-4">
              <input type="hidden" name="to" value="declined" />
              <TextareaField
                field={fields.reason}
                label="Почему"
                hint="Автор увидит эти слова. До 500 знаков"
                rows={2}
                maxLength={500}
              />
              <Button look="quiet-danger" name="intent" value="move">
                Отклонить
              </Button>
            </Form>
          </Card>
        </Section>
      )}
      {target === "idea" && (
        <Section id="idea" title="Рассказать об идее всем">
          <Card>
            <Form className="space-y-4">
              <TextField
                field={fields.title}
                label="Как назвать идею"
                hint="Все увидят название и текст мнения, без автора. Чтобы убрать идею, сотрите название"
                maxLength={120}
                autoComplete="off"
                optional
              />
              <Button name="intent" value="publish">
                {idea ? "Сохранить" : "Показать всем"}
              </Button>
            </Form>
          </Card>
        </Section>
      )}
    </div>
  );
}
