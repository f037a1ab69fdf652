import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { RichTextField } from "#app/ui/rich-text-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { courseDesk } from "../desk-routes.ts";
import { lessonDeskIntents } from "../forms.ts";
import { kindTitles } from "../ui/course-words.ts";
import { ScormRulesFields } from "../ui/scorm-rules-fields.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Урок");

export const loader = load(async ({ api, params: { id = "", lessonId = "" }, requestId, now }) => {
  const { title, lessons, quizzes } = await api.courseDesk.source({ id });
  const lesson = lessons.find((one) => one.id === lessonId) ?? null;
  if (!lesson && lessonId !== "new") throw data({ code: requestId, at: now }, { status: 404 });
  return { id, title, lesson, quizzes, section: lessons.at(-1)?.section };
});

export const action = act(lessonDeskIntents);

export default function AdminLesson() {
  const { id, title, lesson, quizzes, section } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("lesson", {
    title: lesson?.title,
    section: lesson?.section ?? section,
    kind: lesson?.kind ?? "text",
    minutes: String(lesson?.minutes ?? 5),
    required: (lesson?.required ?? true) ? "on" : undefined,
    body: lesson?.body,
    url: lesson?.url,
    file: undefined,
    quizId: lesson?.quizId,
    leastMinutes: String(lesson?.leastMinutes ?? 0),
    demand: lesson?.rules.demand ?? "reported",
    least: String(lesson?.rules.least ?? 80),
    tries: String(lesson?.rules.tries ?? 0),
    grading: lesson?.rules.grading ?? "highest",
    usesMastery: (lesson?.rules.usesMastery ?? true) ? "on" : undefined,
  });
  const back = href(courseDesk.adminCourse, { id });
  const packageHref = lesson?.packageId ? href(courseDesk.adminPackage, { id, lessonId: lesson.id }) : undefined;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={lesson ? "Урок" : "Новый урок"} places={[{ href: back, title }]} />
      <Card>
        <Form id="lesson" className="space-y-5" encType="multipart/form-data">
          <ErrorSummary problems={problems} />
          <TextField field={fields.title} label="Название" maxLength={150} autoComplete="off" />
          <TextField
            field={fields.section}
            label="Раздел"
            hint="Уроки одного раздела стоят под одним заголовком"
            maxLength={100}
            optional
          />
          <SelectField
            field={fields.kind}
            label="Какой это урок"
            options={Object.entries(kindTitles).map(([value, label]) => ({ value, label }))}
          />
          <RichTextField
            field={fields.body}
            label="Текст"
            hint="У видео – то, что в нём говорят: для тех, кто не слышит. У задания – что сделать. У пакета – то же словами, для тех, у кого он не откроется"
            rows={14}
            maxLength={40_000}
            optional
          />
          <TextField
            field={fields.url}
            label="Адрес ссылки или видео"
            hint="У события – его адрес в календаре"
            maxLength={500}
            optional
          />
          <FileField
            field={fields.file}
            label="Файл, своё видео или пакет SCORM"
            hint={
              lesson?.file
                ? `Сейчас: ${lesson.file.name}. Новый встанет на его место`
                : "Видео – MP4 или WebM до 100 МБ, файл – до 25 МБ, пакет SCORM – архив ZIP до 500 МБ"
            }
            optional
          />
          <SelectField
            field={fields.quizId}
            label="Тест"
            optional
            options={[
              { value: "", label: "Без теста" },
              ...quizzes.map((one) => ({ value: one.id, label: one.title })),
            ]}
          />
          <TextField field={fields.minutes} label="Сколько занимает" type="number" width="s" unit="минут" />
          <CheckboxField field={fields.required} label="Обязательный: без него курс не пройден" />
          <TextField
            field={fields.leastMinutes}
            label="Самое малое"
            hint="Сколько нужно пробыть на уроке, чтобы его пройти. Ноль – сколько угодно"
            type="number"
            width="s"
            unit="минут"
          />
          <ScormRulesFields fields={fields} packageHref={packageHref} open={lesson?.kind === "scorm"} />
          <FormActions>
            <Button look="primary" name="intent" value="put">
              Сохранить
            </Button>
            <ButtonLink look="quiet" href={back}>
              Отмена
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}
