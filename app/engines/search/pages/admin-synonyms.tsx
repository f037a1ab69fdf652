import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
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

export const meta: MetaFunction = titled("Синонимы");

export const loader = load(async ({ api, query: { words } }) => ({ ...(await api.search.synonyms({})), words }));

export const action = act({
  "add-synonyms": intent(synonymsForm, async ({ api, value, here }) => {
    await api.search.addSynonyms(value);
    const text = "Добавлено: поиск уже знает эти слова";
    return { to: here(undefined, { words: undefined }), toast: { id: "synonyms", kind: "success", text } };
  }),
});

export default function AdminSynonyms() {
  const { items, words } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("synonyms", { words });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Синонимы" actions={<ButtonLink href={href(search.adminMissed)}>Чего не нашли</ButtonLink>}>
        Слова, которые в компании значат одно: кто спросит одним, найдёт и то, где сказано другим.
      </PageHeader>
      {items.length > 0 && (
        <ul className="mb-6 space-y-3">
          {items.map((line) => (
            <Card as="li" key={line.id} pad="s" lifts>
              <h2 className="text-base wrap-anywhere">
                <CardLink href={href(search.adminSynonym, { id: line.id })}>{line.words.join(", ")}</CardLink>
              </h2>
            </Card>
          ))}
        </ul>
      )}
      <Section id="add" title="Добавить">
        <Card>
          <Form id="synonyms" className="space-y-5">
            <ErrorSummary problems={problems} />
            <SynonymsField field={fields.words} />
            <FormActions>
              <Button look="primary" name="intent" value="add-synonyms">
                Добавить
              </Button>
            </FormActions>
          </Form>
        </Card>
      </Section>
    </div>
  );
}
