import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { LessonView } from "../contract.ts";
import { lessonIntents } from "../forms.ts";
import { courses } from "../routes.ts";
import { LessonClock } from "../ui/lesson-clock.tsx";
import { LessonFrame } from "../ui/lesson-frame.tsx";
import { Work } from "../ui/work.tsx";

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
  const isGoing = lesson.state !== "done" && !course.isOver;
  const sent = lesson.kind === "task" || lesson.kind === "event" ? lesson.kind : undefined;
  const work = sent && <Work kind={sent} isOpen={isGoing && lesson.state === "open"} items={lesson.submissions} />;
  return (
    <LessonFrame view={view} address={address} back={href(courses.course, { id: course.id })} beside={work}>
      {before && <ButtonLink href={address(before)}>Назад</ButtonLink>}
      {!isGoing || sent ? (
        next && (
          <ButtonLink look={isGoing ? undefined : "primary"} href={address(next)}>
            Далее
          </ButtonLink>
        )
      ) : (
        <Finish lesson={lesson} />
      )}
      {!course.isOver && <LessonClock key={lesson.id} course={course.id} lesson={lesson.id} />}
    </LessonFrame>
  );
}

function Finish({ lesson }: { lesson: LessonView["lesson"] }) {
  const { problems } = useSmallForm("finish", { lesson: undefined });
  const isHeld = (lesson.quiz !== null && !lesson.quiz.passed) || (lesson.scorm !== null && !lesson.scorm.isPassed);
  const { leastMinutes, seconds } = lesson;
  const left = Math.ceil((leastMinutes * 60 - seconds) / 60);
  return (
    <Form className="space-y-2">
      <ErrorSummary problems={problems} />
      {left > 0 && (
        <p className="text-sm text-muted">{`На этом уроке нужно пробыть ${leastMinutes} мин. Осталось ${left} мин.`}</p>
      )}
      <noscript>
        <input type="hidden" name="opened" value={lesson.opened} />
      </noscript>
      <Button id="finish-lesson" look="primary" name="intent" value="finish" disabled={isHeld}>
        Урок пройден
      </Button>
    </Form>
  );
}
