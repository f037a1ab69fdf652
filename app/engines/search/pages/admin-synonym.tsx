import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
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
import { synonymsForm } from "../forms.ts";
import { search } from "../routes.ts";
import { SynonymsField } from "../ui/synonyms-field.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ words: string[] }>(({ words }) => words[0] ?? "", "Синонимы");

export const loader = load(({ api, params: { id = "" } }) => api.search.synonym({ id }));

const done = (text: string) => ({
  to: href(search.adminSynonyms),
  toast: { id: "synonyms", kind: "success" as const, text },
});

export const action = act({
  "change-synonyms": intent(synonymsForm, async ({ api, value, params: { id = "" } }) => {
    await api.search.changeSynonyms({ id, ...value });
    return done("Слова сохранены");
  }),
  "drop-synonyms": intent(z.object({}), async ({ api, params: { id = "" } }) => {
    await api.search.dropSynonyms({ id });
    return done("Слова удалены");
  }),
});

export default function AdminSynonym() {
  const { words } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("synonyms", { words: words.join(", ") });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={words[0]} places={[{ href: href(search.adminSynonyms), title: "Синонимы" }]} />
      <Card>
        <Form id="synonyms" className="space-y-5">
          <ErrorSummary problems={problems} />
          <SynonymsField field={fields.words} />
          <FormActions>
            <Button look="primary" name="intent" value="change-synonyms">
              Сохранить
            </Button>
          </FormActions>
        </Form>
      </Card>
      <Section id="drop" title="Больше не нужны?">
        <Card>
          <p className="mb-4 text-soft">Поиск снова будет находить только то слово, которым спросили.</p>
          <Form>
            <Button look="quiet-danger" name="intent" value="drop-synonyms" icon="delete">
              Удалить
            </Button>
          </Form>
        </Card>
      </Section>
    </div>
  );
}
