import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayOf } from "#app/news/news/ui/day.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { checkForm } from "../forms.ts";
import { myResource } from "../routes.ts";
import { gradeWords } from "../ui/zones.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Самопроверка");

export const loader = load(async ({ api }) => {
  const { document, nextOn } = await api.myResource.mine({});
  return { scales: document.scales, nextOn };
});

export const action = act({
  check: intent(checkForm, async ({ api, value }) => {
    await api.myResource.check(value);
    return {
      to: `${href(myResource.own)}#result`,
      toast: { id: "checked", kind: "success", text: "Готово: результат видите только вы" },
    };
  }),
});

const choices = gradeWords.map((label, at) => ({ value: String(at + 1), label }));

export default function SelfCheck() {
  const { scales, nextOn } = useLoaderData<typeof loader>();
  const statements = scales.flatMap((scale) => scale.statements);
  const { fields, problems } = useSmallForm("check", Object.fromEntries(statements.map(({ id }) => [id, ""])));
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Самопроверка" places={[{ href: href(myResource.own), title: "Мой ресурс" }]}>
        Отметьте, насколько это про вас в последние недели. Правильных ответов нет.
      </PageHeader>
      {nextOn ? (
        <EmptyState
          icon="success"
          title="Вы уже ответили"
          action={<ButtonLink href={href(myResource.own)}>К результату</ButtonLink>}
        >
          Следующая самопроверка откроется {dayOf(nextOn)}.
        </EmptyState>
      ) : (
        <Form
          id="check"
          notKept="Ответы о себе не остаются в браузере: отправьте, когда будет связь."
          className="space-y-4"
        >
          <ErrorSummary problems={problems} />
          {scales.map(({ id, title, about, statements }) => (
            <Card key={id}>
              <Heading level={2} size="s">
                {title}
              </Heading>
              {about && <p className="text-muted">{about}</p>}
              <div className="mt-4 space-y-6">
                {statements.map(({ id, text }) => (
                  <RadioGroup key={id} field={fields[id]!} label={text} choices={choices} />
                ))}
              </div>
            </Card>
          ))}
          <FormActions>
            <Button look="primary" name="intent" value="check">
              Узнать результат
            </Button>
            <ButtonLink look="quiet" href={href(myResource.own)}>
              Не сейчас
            </ButtonLink>
          </FormActions>
        </Form>
      )}
    </div>
  );
}
