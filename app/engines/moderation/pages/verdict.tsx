import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Attachments } from "#app/engines/content/ui/attachments.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { usePageForm } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import type { Target } from "../contract.ts";
import { appealForm, mendForm } from "../forms.ts";
import { Decision } from "../ui/decision.tsx";
import { SubjectQuote } from "../ui/subject-quote.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Решение модератора");

export const loader = load(({ api, params }) => api.moderation.verdict(objectOf(params)));

export const action = act({
  mend: intent(mendForm, async ({ api, params, value, here }) => {
    await api.moderation.mend({ id: params.id ?? "", ...value });
    return { to: here(), toast: { id: "mended", kind: "success", text: "Отправлено на проверку модератору" } };
  }),
  appeal: intent(appealForm, async ({ api, params, value, here }) => {
    await api.moderation.appeal({ ...objectOf(params), ...value });
    return { to: here(), toast: { id: "appealed", kind: "success", text: "Обращение отправлено" } };
  }),
});

export default function VerdictPage() {
  const { target, title, text, typed, attachments, decision, appeal, mayAppeal, editHref, mayMend } =
    useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Решение модератора" />
      <Card className="space-y-5">
        {decision ? (
          <Decision decision={decision} target={target} />
        ) : (
          <Notice title="На модерации">Модератор скоро прочитает. До тех пор это видите только вы.</Notice>
        )}
        <SubjectQuote target={target} title={title} text={text} whole />
        <Attachments items={attachments} />
        {editHref && (
          <ButtonLink href={editHref} look="primary" icon="edit">
            Исправить и отправить снова
          </ButtonLink>
        )}
      </Card>
      {mayMend && (
        <Section id="mend" title="Исправить">
          <Card>
            <MendForm text={typed} />
          </Card>
        </Section>
      )}
      {appeal && (
        <Section id="appeal" title="Ваше обращение">
          <Card className="space-y-4">
            <p className="whitespace-pre-line wrap-anywhere">{appeal.text}</p>
            {appeal.answer ? (
              <Decision decision={appeal.answer} target={target} />
            ) : (
              <Notice title="Рассматриваем">Решение посмотрит другой модератор. Ответ придёт в уведомления.</Notice>
            )}
          </Card>
        </Section>
      )}
      {mayAppeal && (
        <Section id="appeal" title="Не согласны?">
          <Card>
            <AppealForm />
          </Card>
        </Section>
      )}
    </div>
  );
}

function MendForm({ text }: { text: string }) {
  const { fields, problems } = usePageForm<{ text: string }>("mend-form", { text });
  return (
    <Form id="mend-form" className="space-y-5">
      <ErrorSummary problems={problems} />
      <TextareaField
        field={fields.text}
        label="Ваш комментарий"
        hint="Модератор прочитает исправленное, и ответ придёт в уведомления."
        rows={4}
        maxLength={4000}
      />
      <FormActions>
        <Button look="primary" name="intent" value="mend">
          Отправить снова
        </Button>
      </FormActions>
    </Form>
  );
}

function AppealForm() {
  const { fields, problems } = usePageForm<{ text: string }>("appeal-form");
  return (
    <Form id="appeal-form" className="space-y-5">
      <ErrorSummary problems={problems} />
      <TextareaField
        field={fields.text}
        label="Почему решение неверно"
        hint="Обжаловать можно один раз. Рассмотрит другой модератор."
        rows={4}
        maxLength={1000}
      />
      <FormActions>
        <Button look="primary" name="intent" value="appeal">
          Обжаловать
        </Button>
      </FormActions>
    </Form>
  );
}

const objectOf = ({ target, id = "" }: Record<string, string>) => ({ target: target as Target, id });
