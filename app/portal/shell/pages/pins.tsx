import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pinsForm } from "#app/people/account/forms.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { shell } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Закреплённые разделы");

/** The choice is drawn by the server alone: the browser would load every address for it. */
export const loader = load(({ here, navigation, sections }) => ({
  pinned: navigation({ makesPlaces: false, pathname: here() }).pinned.map((one) => one.href),
  options: sections().flatMap(({ title, entries }) =>
    entries.map(({ href: value, text }) => ({ value, label: `${title}: ${text}` })),
  ),
}));

export const action = act({
  pin: intent(pinsForm, async ({ api, value }) => {
    const { pinned } = await api.account.pinSections(value);
    const text = pinned.length ? "Закреплённые разделы стоят в меню" : "В меню ничего не закреплено";
    return { to: href(shell.sections), toast: { id: "pins", kind: "success", text } };
  }),
});

const titles = ["Первый раздел", "Второй раздел", "Третий раздел", "Четвёртый раздел"];

export default function Pins() {
  const { pinned, options } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("pins", { pinned: undefined });
  return (
    <div className="mx-auto max-w-2xl">
      <div className="mb-5 empty:hidden">
        <ErrorSummary problems={problems} />
      </div>
      <PageHeader title="Закреплённые разделы" places={[{ href: href(shell.sections), title: "Разделы" }]}>
        Они стоят в меню отдельно, над группами, а на телефоне первыми среди разделов.
      </PageHeader>
      <Card>
        <Form id="pins" className="space-y-5" repeatable>
          {titles.map((label, at) => (
            <SelectField
              key={label}
              field={{
                id: at ? `pins-pinned-${at}` : "pins-pinned",
                name: `pinned[${at}]`,
                defaultValue: pinned[at] ?? "",
                errors: at ? undefined : fields.pinned.errors,
              }}
              label={label}
              prompt="Не закреплять"
              options={options}
              optional
            />
          ))}
          <FormActions>
            <Button look="primary" name="intent" value="pin">
              Сохранить
            </Button>
            <ButtonLink look="quiet" href={href(shell.sections)}>
              Отмена
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}
