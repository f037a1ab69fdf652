import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { LessonView } from "../contract.ts";
import { lessonIntents } from "../forms.ts";
import { courses } from "../routes.ts";
import { LessonFrame } from "../ui/lesson-frame.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ view: LessonView }>(({ view }) => view.lesson.title, "Урок");

export const loader = load(async ({ api, params: { id = "", lessonId = "" } }) => ({
  view: await api.courses.lesson({ id, lessonId }),
}));

export const action = act(lessonIntents);

export default function Lesson() {
  const { view } = useLoaderData<typeof loader>();
  const { course, lesson, before, next } = view;
  const address = (lessonId: string) => href(courses.lesson, { id: course.id, lessonId });
  const isHeld = lesson.quiz !== null && !lesson.quiz.passed;
  return (
    <LessonFrame view={view} address={address} back={href(courses.course, { id: course.id })}>
      {before && <ButtonLink href={address(before)}>Назад</ButtonLink>}
      {lesson.state === "done" || course.isOver ? (
        next && (
          <ButtonLink look="primary" href={address(next)}>
            Далее
          </ButtonLink>
        )
      ) : (
        <Form>
          <Button look="primary" name="intent" value="finish" disabled={isHeld}>
            Урок пройден
          </Button>
        </Form>
      )}
    </LessonFrame>
  );
}
