import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contentFilters } from "#app/engines/moderation/desk-routes.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxGroup } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { usePageForm } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { rulesForm } from "../forms.ts";
import { moderation } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Проверка публикаций");

export const loader = load(({ api }) => api.moderation.rules());

export const action = act({
  rules: intent(rulesForm, async ({ api, value, here }) => {
    await api.moderation.changeRules(value);
    return { to: here(), toast: { id: "rules", kind: "success", text: "Правила сохранены" } };
  }),
});

type Values = { holds: string[] } & Record<"firstCount" | "hideAt" | "targetHours", string>;

export default function RulesPage() {
  const { holds, firstCount, hideAt, targetHours } = useLoaderData<typeof loader>();
  const { fields, problems } = usePageForm<Values>("rules", {
    holds,
    firstCount: String(firstCount),
    hideAt: String(hideAt),
    targetHours: String(targetHours),
  });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Проверка публикаций" places={[{ href: href(moderation.desk), title: "Модерация" }]}>
        Что модератор читает до того, как это увидят все. Ничего не отмечено – публикации выходят сразу, если в них
        ничего не нашли{" "}
        <a href={href(contentFilters.list)} className="text-link underline">
          правила о словах и ссылках
        </a>
        .
      </PageHeader>
      <Card>
        <Form id="rules" className="space-y-6">
          <ErrorSummary problems={problems} />
          <CheckboxGroup
            field={fields.holds}
            label="Проверять до выхода"
            optional
            defaultValues={fields.holds.defaultOptions ?? holds}
            choices={[
              { value: "all", label: "Все публикации" },
              { value: "first", label: "Первые публикации нового автора" },
            ]}
          />
          <TextField
            field={fields.firstCount}
            label="Сколько первых публикаций проверять"
            type="number"
            width="xs"
            hint="От 1 до 50, если отмечены первые публикации"
          />
          <TextField
            field={fields.hideAt}
            label="Сколько жалоб скрывают до проверки"
            type="number"
            width="xs"
            hint="От 2 до 50 человек: дальше это видит только автор, пока модератор не решит"
          />
          <TextField
            field={fields.targetHours}
            label="За сколько часов решать дела"
            type="number"
            width="xs"
            hint="Что ждёт дольше, в очереди отмечено. 0 – не отмечать."
          />
          <FormActions>
            <Button look="primary" name="intent" value="rules">
              Сохранить
            </Button>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}
