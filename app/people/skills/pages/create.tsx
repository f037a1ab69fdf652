import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cabinet } from "#app/people/cabinet/routes.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { plural } from "#app/ui/plural.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { addForm } from "../forms.ts";
import { skills } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новый тег");

export const loader = load(({ api }) => api.skills.own({}));

export const action = act({
  "add-skill": intent(addForm, async ({ api, value }) => {
    const { name } = await api.skills.add(value);
    return { to: href(skills.own), toast: { id: "skills", kind: "success", text: `Тег «${name}» добавлен` } };
  }),
});

export default function CreateSkill() {
  const { suggested } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("skill", { name: "" });
  const places = [
    { href: href(cabinet.home), title: "Кабинет" },
    { href: href(skills.own), title: "Мои теги" },
  ];
  return (
    <div className="mx-auto max-w-2xl">
      <ErrorSummary problems={problems} />
      <PageHeader title="Новый тег" places={places} />
      <Card>
        <Form>
          <TextField
            field={fields.name}
            label="Тег"
            hint="Слово или два: от 2 до 50 букв и цифр."
            autoComplete="off"
            maxLength={50}
          />
          <div className="mt-5">
            <FormActions>
              <Button look="primary" name="intent" value="add-skill">
                Добавить
              </Button>
              <ButtonLink href={href(skills.own)}>Отмена</ButtonLink>
            </FormActions>
          </div>
        </Form>
      </Card>
      {suggested.length > 0 && (
        <Section id="suggested" title="Теги коллег">
          <Form repeatable>
            <input type="hidden" name="intent" value="add-skill" />
            <ul className="flex flex-wrap gap-2">
              {suggested.map(({ name, people }) => (
                <li key={name} className="max-w-full">
                  <Button size="s" icon="add" name="name" value={name}>
                    {name} <span className="text-muted">{people}</span>
                    <span className="sr-only"> {plural(people, ["коллега", "коллеги", "коллег"])}</span>
                  </Button>
                </li>
              ))}
            </ul>
          </Form>
        </Section>
      )}
    </div>
  );
}
