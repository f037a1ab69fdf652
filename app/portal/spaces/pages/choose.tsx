import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { usePageForm } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { spaceForm } from "../forms.ts";
import { spaceOf, spaceTypes } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Пространства");

export const loader = load(({ space }) => ({ current: spaceOf(space), isUnknown: Boolean(space) && !spaceOf(space) }));

export const action = act({
  choose: intent(spaceForm, async ({ value, keepSpace, here }) => {
    await keepSpace(spaceTypes[value.space]);
    return { to: here(), toast: { id: "space", kind: "success", text: "Пространство выбрано" } };
  }),
});

export default function ChooseSpace() {
  const { current, isUnknown } = useLoaderData<typeof loader>();
  const { fields, problems } = usePageForm<{ space: string }>("space", { space: current });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Пространства" />
      {isUnknown && <Notice look="warning">Пространства из ссылки здесь нет. Выберите одно из этих.</Notice>}
      <Form id="space" className="space-y-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-7">
        <ErrorSummary problems={problems} />
        <RadioGroup
          field={fields.space}
          label="Где вы сейчас"
          hint="Выбор действует до следующего входа"
          look="cards"
          choices={[
            { value: "fakel", label: "Факел", hint: "Рабочее пространство компании" },
            { value: "demo", label: "Демо", hint: "Чтобы осмотреться и попробовать" },
          ]}
        />
        <FormActions>
          <Button look="primary" name="intent" value="choose">
            Выбрать
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}
