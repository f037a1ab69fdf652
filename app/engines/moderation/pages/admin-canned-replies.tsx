import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { moderation } from "#app/engines/moderation/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { cannedReplies } from "../desk-routes.ts";
import { cannedRepliesForm } from "../forms.ts";
import { WordsFields } from "../ui/words-fields.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Готовые слова");

export const loader = load(({ api }) => api.cannedReplies.list({}));

export const action = act({
  "add-words": intent(cannedRepliesForm, async ({ api, value, here }) => {
    await api.cannedReplies.add(value);
    return { to: here(), toast: { id: "words", kind: "success", text: "Готовые слова добавлены" } };
  }),
});

export default function CannedRepliesPage() {
  const { items } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("words", { title: undefined, text: undefined });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Готовые слова" places={[{ href: href(moderation.desk), title: "Модерация" }]}>
        То, что модераторы часто пишут авторам. В решении их выбирают из списка и дополняют своими словами.
      </PageHeader>
      {items.length > 0 && (
        <ul className="mb-6 space-y-3">
          {items.map(({ id, title, text }) => (
            <Card as="li" key={id} pad="s" lifts>
              <h2 className="text-base wrap-anywhere">
                <CardLink href={href(cannedReplies.edit, { id })}>{title}</CardLink>
              </h2>
              <p className="mt-1 text-soft whitespace-pre-line wrap-anywhere">{text}</p>
            </Card>
          ))}
        </ul>
      )}
      <Section id="add" title="Добавить">
        <Card>
          <Form id="words" className="space-y-5">
            <ErrorSummary problems={problems} />
            <WordsFields fields={fields} />
            <FormActions>
              <Button look="primary" name="intent" value="add-words">
                Добавить
              </Button>
            </FormActions>
          </Form>
        </Card>
      </Section>
    </div>
  );
}
