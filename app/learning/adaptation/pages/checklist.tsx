import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxGroup } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import type { StepView } from "../contract.ts";
import { checklistIntents, readLesson } from "../forms.ts";
import { Lesson } from "../ui/lesson.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ step: StepView }>(({ step }) => `Список дел: ${step.title}`, "Список дел");

export const loader = load((args) => readLesson(args, "checklist"));

export const action = act(checklistIntents);

export default function ChecklistPage() {
  const { step, clock } = useLoaderData<typeof loader>();
  const { items, mine, checked } = step;
  const ticked = items.flatMap((item, at) => (item.ticked ? [String(at)] : []));
  const { fields, problems } = useSmallForm("checklist", { items: ticked });
  return (
    <Lesson step={step} clock={clock}>
      <Card className="mt-4 space-y-4">
        <Progress
          label="Отмечено"
          value={ticked.length}
          max={Math.max(items.length, 1)}
          text={`${ticked.length} из ${items.length}`}
        />
        {mine ? (
          <Form id="checklist" className="space-y-4">
            <ErrorSummary problems={problems} />
            <CheckboxGroup
              field={fields.items}
              label="Дела"
              hideLabel
              optional
              choices={items.map(({ text }, at) => ({ value: String(at), label: text }))}
            />
            <div className="flex flex-wrap gap-2">
              <Button name="intent" value="tick">
                Сохранить отметки
              </Button>
              <Button look="primary" name="intent" value="finish" icon={checked ? "send" : "check"}>
                {checked ? "Отправить на проверку" : "Всё сделано"}
              </Button>
            </div>
          </Form>
        ) : (
          <ul className="space-y-2">
            {items.map(({ text, ticked }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: points of a list never change places.
              <li key={at} className={ticked ? "text-muted line-through" : undefined}>
                {text}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Lesson>
  );
}
