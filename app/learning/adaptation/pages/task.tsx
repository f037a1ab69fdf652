import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import type { StepView } from "../contract.ts";
import { readLesson, taskIntents } from "../forms.ts";
import { Lesson } from "../ui/lesson.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ step: StepView }>(({ step }) => `Задание: ${step.title}`, "Задание");

export const loader = load((args) => readLesson(args, "task"));

export const action = act(taskIntents);

export default function TaskPage() {
  const { step, clock } = useLoaderData<typeof loader>();
  return (
    <Lesson step={step} clock={clock}>
      {step.mine && <Evidence step={step} />}
    </Lesson>
  );
}

function Evidence({ step: { evidence, files, checked } }: { step: StepView }) {
  const { fields, problems } = useSmallForm("task", { evidence: evidence || undefined, files: undefined });
  return (
    <Card className="mt-6">
      <Form id="task" encType="multipart/form-data" className="space-y-4">
        <ErrorSummary problems={problems} />
        <TextareaField
          field={fields.evidence}
          label="Что сделано"
          hint={checked ? "Расскажите или дайте ссылку: прочитает руководитель" : undefined}
          maxLength={4000}
          optional
        />
        <FileField
          field={fields.files}
          label="Файлы"
          hint={files.length ? "Новые заменят прежние; не выберете – прежние останутся" : "До 5 вместе: фото, документ"}
          multiple
          optional
        />
        <Button look="primary" name="intent" value="finish" icon={checked ? "send" : "check"}>
          {checked ? "Отправить на проверку" : "Готово"}
        </Button>
      </Form>
    </Card>
  );
}
