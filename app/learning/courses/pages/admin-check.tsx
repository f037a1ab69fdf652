import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { courseDesk } from "../desk-routes.ts";
import { told } from "../forms.ts";
import { SubmissionList } from "../ui/work.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Работа на проверке");

export const loader = load(({ api, params: { id = "" } }) => api.courseDesk.check({ id }));

const judgement = z.object({
  words: z.string().trim().max(2000, "Не больше 2 000 знаков").default(""),
  grade: z.coerce
    .number({ error: "Напишите число" })
    .int()
    .min(0, "Не меньше нуля")
    .max(100, "Не больше 100 %")
    .optional(),
});
const judged = (verdict: "accepted" | "returned", text: string) =>
  intent(judgement, async ({ api, value, params: { id = "" } }) => {
    await api.courseDesk.judge({ id, verdict, ...value });
    return { to: href(courseDesk.adminChecks), toast: told("work", text) };
  });
export const action = act({
  accept: judged("accepted", "Работа принята"),
  return: judged("returned", "Работа возвращена"),
});

export default function AdminCheck() {
  const { person, course, lesson, task, isClaim, submissions, isWaiting } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={`${person.name}: ${lesson}`}
        places={[{ href: href(courseDesk.adminChecks), title: "Работы на проверке" }]}
      >
        {course.title}
      </PageHeader>
      {isClaim && <p className="mb-4">Пакет SCORM у человека не открылся: он просит зачесть урок с его слов.</p>}
      <Disclosure title={isClaim ? "Текст урока" : "Задание"}>
        <RichText doc={task} />
      </Disclosure>
      <Section id="sent" title="Что прислали">
        <SubmissionList items={submissions} />
      </Section>
      {isWaiting && <VerdictForm />}
    </div>
  );
}

function VerdictForm() {
  const { fields, problems } = useSmallForm("verdict", { words: undefined, grade: undefined });
  return (
    <Card className="mt-6">
      <Form id="verdict" className="space-y-4">
        <ErrorSummary problems={problems} />
        <TextareaField
          field={fields.words}
          label="Ваш ответ"
          hint="Чтобы вернуть, напишите, чего не хватило"
          rows={4}
          maxLength={2000}
          optional
        />
        <TextField
          field={fields.grade}
          label="Оценка"
          hint="Если принимаете"
          type="number"
          width="s"
          unit="%"
          optional
        />
        <div className="flex flex-wrap gap-2">
          <Button look="primary" name="intent" value="accept" icon="check">
            Принять
          </Button>
          <Button name="intent" value="return" icon="reply">
            Вернуть на доработку
          </Button>
        </div>
      </Form>
    </Card>
  );
}
