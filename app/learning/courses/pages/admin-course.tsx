import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { DragHandle } from "#app/surveys/questionnaire-desk/ui/drag-place.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoveButtons } from "#app/ui/move-buttons.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { DraftLesson } from "../contract.ts";
import { courseDesk } from "../desk-routes.ts";
import { editIntents } from "../forms.ts";
import { courses } from "../routes.ts";
import { CourseForm } from "../ui/course-form.tsx";
import { kindTitles, lengthText } from "../ui/course-words.ts";
import { useLessonDragging } from "../ui/lesson-dragging.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ course: { title: string } }>(
  ({ course }) => `Правка: ${course.title}`,
  "Курс: правка",
);

export const loader = load(async ({ api, params: { id = "" } }) => {
  const [course, audiences] = await Promise.all([api.courseDesk.source({ id }), api.account.audiences({})]);
  const { quizzes: _, lessons, ...said } = course;
  return { course: said, lessons: lessons.map(({ body: __, ...lesson }) => lesson), audiences };
});

export const action = act(editIntents);

export default function AdminCourse() {
  const { course, lessons, audiences } = useLoaderData<typeof loader>();
  const { id, state, version, isChanged } = course;
  const root = useRef<HTMLDivElement>(null);
  const { hasHandles, placing } = useLessonDragging(root);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={course.title}
        places={[{ href: href(courseDesk.adminCourses), title: "Курсы компании" }]}
        actions={
          <>
            {version > 0 && <ButtonLink href={href(courses.course, { id })}>Открыть</ButtonLink>}
            <ButtonLink href={href(courseDesk.adminLearners, { id })}>Кто учится</ButtonLink>
          </>
        }
      >
        {version > 0 ? `Выпущена версия ${version}` : "Черновик: его видят только те, кто ведёт курсы"}
      </PageHeader>
      {isChanged && (
        <Notice title={version > 0 ? "Есть невыпущенные изменения" : "Курс ещё не выпущен"}>
          <p className="mb-3">
            Кто уже учится, останется на своей версии: новую ему предложат, пройденное не пропадёт.
          </p>
          <Form>
            <Button look="primary" name="intent" value="publish" disabled={!lessons.some(({ required }) => required)}>
              Выпустить версию {version + 1}
            </Button>
          </Form>
        </Notice>
      )}
      <Section
        id="lessons"
        title="Уроки"
        action={
          <ButtonLink icon="add" href={href(courseDesk.adminLesson, { id, lessonId: "new" })}>
            Добавить урок
          </ButtonLink>
        }
      >
        {lessons.length === 0 && <p>Уроков пока нет: добавьте хотя бы один обязательный.</p>}
        <div ref={root}>
          <ol className="space-y-2">
            {lessons.map((lesson, at) => (
              <Row
                key={lesson.id}
                course={id}
                lesson={lesson}
                up={at > 0}
                down={at < lessons.length - 1}
                dragged={hasHandles}
              />
            ))}
          </ol>
          {placing}
        </div>
      </Section>
      <Section id="about" title="О курсе">
        <CourseForm
          intent="change"
          send="Сохранить"
          back={href(courseDesk.adminCourses)}
          values={course}
          revision={course.revision}
          audiences={audiences}
          templates={course.templates}
          others={course.others}
        />
      </Section>
      {state !== "draft" && (
        <Form className="mt-6">
          <input type="hidden" name="archived" value={state === "archived" ? "off" : "on"} />
          <Button name="intent" value="archive">
            {state === "archived" ? "Вернуть в каталог" : "Убрать в архив"}
          </Button>
        </Form>
      )}
    </div>
  );
}

type RowProps = { course: string; lesson: Omit<DraftLesson, "body">; up: boolean; down: boolean; dragged: boolean };

function Row({ course: id, lesson, up, down, dragged }: RowProps) {
  const params = { id, lessonId: lesson.id };
  return (
    <li data-section={lesson.id} className="card flex flex-wrap items-center gap-3 p-3">
      {dragged && <DragHandle />}
      <div className="min-w-0 flex-1">
        <Link href={href(courseDesk.adminLesson, params)} className="inline-block min-h-6">
          {lesson.title}
        </Link>
        <p className="text-sm text-muted">
          {lesson.section && `${lesson.section} · `}
          {`${kindTitles[lesson.kind]} · ${lengthText(lesson.minutes)}`}
          {!lesson.required && " · по желанию"}
        </p>
      </div>
      <Link href={href(courseDesk.adminPreview, params)}>Посмотреть</Link>
      <Form repeatable>
        <input type="hidden" name="lessonId" value={lesson.id} />
        <MoveButtons what={`урок «${lesson.title}»`} {...{ up, down }} />
      </Form>
      <Form>
        <input type="hidden" name="lessonId" value={lesson.id} />
        <Button size="s" look="quiet-danger" name="intent" value="drop" aria-label={`Убрать: ${lesson.title}`}>
          Убрать
        </Button>
      </Form>
    </li>
  );
}
