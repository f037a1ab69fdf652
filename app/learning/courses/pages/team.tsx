import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxGroup } from "#app/ui/checkbox-field.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { teamIntents } from "../forms.ts";
import { courses } from "../routes.ts";
import { LearnerList } from "../ui/learner-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Обучение моей команды");

export const loader = load(({ api }) => api.courses.team({}));

export const action = act(teamIntents);

export default function Team() {
  const { people, items, courses: offered } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("assign", { course: undefined, people: [], dueDays: "10" });
  const team = people.map(({ accountId, name }) => ({ value: accountId, label: name }));
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Обучение моей команды" places={[{ href: href(courses.home), title: "Обучение" }]}>
        Вы видите, как далеко люди прошли, но не то, что они отвечают.
      </PageHeader>
      {people.length === 0 && <EmptyState icon="users" title="В вашей команде пока никого нет" />}
      {people.length > 0 && offered.length > 0 && (
        <Card>
          <h2 className="mb-4 text-lg">Назначить курс</h2>
          <Form id="assign" className="space-y-4">
            <ErrorSummary problems={problems} />
            <SelectField
              field={fields.course}
              label="Курс"
              prompt="Выберите курс"
              options={offered.map(({ id, title }) => ({ value: id, label: title }))}
            />
            <CheckboxGroup field={fields.people} label="Кому" choices={team} />
            <TextField field={fields.dueDays} label="Срок" type="number" width="s" unit="рабочих дней" />
            <Button look="primary" name="intent" value="assign">
              Назначить
            </Button>
          </Form>
        </Card>
      )}
      {items.length > 0 && (
        <Section id="progress" title="Кто как учится">
          <LearnerList items={items} showsCourse />
        </Section>
      )}
    </div>
  );
}
