import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { moderation } from "#app/engines/moderation/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
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

export const meta: MetaFunction = titled<{ title: string }>(({ title }) => title, "Готовые слова");

export const loader = load(({ api, params: { id = "" } }) => api.cannedReplies.read({ id }));

const done = (text: string) => ({
  to: href(cannedReplies.list),
  toast: { id: "words", kind: "success" as const, text },
});

export const action = act({
  "change-words": intent(cannedRepliesForm, async ({ api, value, params: { id = "" } }) => {
    await api.cannedReplies.change({ id, ...value });
    return done("Готовые слова сохранены");
  }),
  "drop-words": intent(z.object({}), async ({ api, params: { id = "" } }) => {
    await api.cannedReplies.drop({ id });
    return done("Готовые слова удалены");
  }),
});

export default function EditCannedReplies() {
  const { title, text } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("words", { title, text });
  const places = [
    { href: href(moderation.desk), title: "Модерация" },
    { href: href(cannedReplies.list), title: "Готовые слова" },
  ];
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={title} places={places} />
      <Card>
        <Form id="words" className="space-y-5">
          <ErrorSummary problems={problems} />
          <WordsFields fields={fields} />
          <FormActions>
            <Button look="primary" name="intent" value="change-words">
              Сохранить
            </Button>
          </FormActions>
        </Form>
      </Card>
      <Section id="drop" title="Больше не нужны?">
        <Card>
          <p className="mb-4 text-soft">Из списка они исчезнут. То, что авторам уже написали, останется.</p>
          <Form>
            <Button look="quiet-danger" name="intent" value="drop-words" icon="delete">
              Удалить
            </Button>
          </Form>
        </Card>
      </Section>
    </div>
  );
}
