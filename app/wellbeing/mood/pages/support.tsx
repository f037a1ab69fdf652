import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { usePageForm } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { supportForm } from "../forms.ts";
import { mood } from "../routes.ts";
import { Support } from "../ui/support.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Телефоны поддержки");

export const loader = load(({ api }) => api.mood.support({}));

export const action = act({
  support: intent(supportForm, async ({ api, value, here }) => {
    await api.mood.changeSupport(value);
    return { to: here(), toast: { id: "support", kind: "success", text: "Слова и телефоны сохранены" } };
  }),
});

export default function MoodSupport() {
  const support = useLoaderData<typeof loader>();
  const { fields, problems } = usePageForm<{ words: string; contacts: string }>("support", {
    words: support.words,
    contacts: support.contacts.map(({ name, phone }) => `${name}: ${phone}`).join("\n"),
  });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Телефоны поддержки" places={[{ href: href(mood.company), title: "Настроение компании" }]}>
        Это увидит тот, у кого три дня подряд плохое настроение. Кто это увидел, не узнает никто.
      </PageHeader>
      <div className="mb-5 empty:hidden">
        <ErrorSummary problems={problems} />
      </div>
      <Card>
        <Form id="support" className="space-y-6">
          <TextareaField field={fields.words} label="Слова" rows={3} maxLength={500} optional />
          <TextareaField
            field={fields.contacts}
            label="Кому позвонить"
            hint="До шести строк: кто ответит, двоеточие, телефон. Например: Психолог компании: +7 495 000-00-00"
            rows={5}
          />
          <FormActions>
            <Button look="primary" name="intent" value="support">
              Сохранить
            </Button>
          </FormActions>
        </Form>
      </Card>
      <Section id="look" title="Как это выглядит">
        <Support {...support} />
      </Section>
    </div>
  );
}
