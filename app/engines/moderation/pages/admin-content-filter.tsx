import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { moderation } from "#app/engines/moderation/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { ContentFilter } from "../contract.ts";
import { contentFilters } from "../desk-routes.ts";
import { attemptForm, ruleForm } from "../forms.ts";
import { RuleForm } from "../ui/filter-form.tsx";
import { kindWords, ruleTitle } from "../ui/filter-words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<ContentFilter>(ruleTitle, "Правило");

export const loader = load(({ api, params: { id = "" } }) => api.contentFilters.read({ id }));

const done = (text: string) => ({
  to: href(contentFilters.list),
  toast: { id: "rule", kind: "success" as const, text },
});

export const action = act({
  "change-rule": intent(ruleForm, async ({ api, value: { kind: _, ...value }, params: { id = "" } }) => {
    await api.contentFilters.change({ id, ...value });
    return done("Правило сохранено");
  }),
  "try-rule": intent(attemptForm, async ({ api, value }) => ({ show: await api.contentFilters.attempt(value) })),
  "drop-rule": intent(z.object({}), async ({ api, params: { id = "" } }) => {
    await api.contentFilters.drop({ id });
    return done("Правило удалено");
  }),
});

export default function EditRulePage() {
  const rule = useLoaderData<typeof loader>();
  const places = [
    { href: href(moderation.desk), title: "Модерация" },
    { href: href(contentFilters.list), title: "Слова и ссылки" },
  ];
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={`Правило: ${kindWords[rule.kind].title.toLowerCase()}`} places={places} />
      <RuleForm kind={rule.kind} rule={rule} intent="change-rule" send="Сохранить" />
      <Section id="drop" title="Больше не нужно?">
        <Card>
          <p className="mb-4 text-soft">Новое оно находить перестанет. Что уже ждёт модератора, останется в очереди.</p>
          <Form>
            <Button look="quiet-danger" name="intent" value="drop-rule" icon="delete">
              Удалить правило
            </Button>
          </Form>
        </Card>
      </Section>
    </div>
  );
}
