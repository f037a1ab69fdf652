import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deedTitles } from "#app/loyalty/balance/ui/words.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { tasksDesk } from "../desk-routes.ts";
import { deskIntents } from "../forms.ts";
import { kindTitles, periodTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Задание компании");

export const loader = load(async ({ api, params: { id }, requestId, now }) => {
  if (id === "new") return { task: null };
  const { items } = await api.tasks.desk({});
  const task = items.find((one) => one.id === id);
  if (!task) throw data({ code: requestId, at: now }, { status: 404 });
  return { task };
});

export const action = act({ put: deskIntents.put });

const choicesOf = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, label]) => ({ value, label }));

export default function AdminTask() {
  const { task } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("task", {
    title: task?.title,
    description: task?.description,
    reward: task?.reward.toString(),
    kind: task?.kind ?? "manual",
    deed: task?.deed ?? "",
    code: task?.code ?? undefined,
    period: task?.period ?? "once",
    limit: task?.limit?.toString(),
    endsOn: task?.endsAt?.slice(0, 10),
  });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={task ? "Изменить задание" : "Новое задание"}
        places={[{ href: href(tasksDesk.adminTasks), title: "Задания компании" }]}
      />
      <Card>
        <Form id="task" className="space-y-6">
          <ErrorSummary problems={problems} />
          {task && <input type="hidden" name="id" value={task.id} />}
          <TextField field={fields.title} label="Что сделать" maxLength={120} />
          <TextareaField field={fields.description} label="Подробности" maxLength={2000} optional />
          <TextField field={fields.reward} label="Награда" type="number" width="s" unit="баллов" autoComplete="off" />
          <RadioGroup field={fields.kind} label="Как засчитывают" choices={choicesOf(kindTitles)} />
          <SelectField
            field={fields.deed}
            label="Какое дело портал засчитает сам"
            optional
            options={[{ value: "", label: "Никакое" }, ...choicesOf(deedTitles)]}
          />
          <TextField field={fields.code} label="Кодовое слово" maxLength={40} width="m" autoComplete="off" optional />
          <RadioGroup field={fields.period} label="Как часто" look="row" choices={choicesOf(periodTitles)} />
          <TextField
            field={fields.limit}
            label="Сколько раз всего"
            hint="На всю компанию; пусто – сколько угодно"
            type="number"
            width="s"
            autoComplete="off"
            optional
          />
          <DateField field={fields.endsOn} label="По какой день" optional />
          <FormActions>
            <Button look="primary" name="intent" value="put">
              Сохранить
            </Button>
            <ButtonLink look="quiet" href={href(tasksDesk.adminTasks)}>
              Отмена
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}
