import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { timeText } from "#app/web/wall-time.ts";
import type { ScormView } from "../contract.ts";
import { scormIntents } from "../forms.ts";
import { courses } from "../routes.ts";
import { LessonClock } from "../ui/lesson-clock.tsx";
import { PackageFrame } from "../ui/package-frame.tsx";
import { Work } from "../ui/work.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ view: ScormView }>(({ view }) => view.lesson.title, "Курс");

const key = z.uuid().optional().catch(undefined);

/** A course without a package leads to its programme. */
export const loader = load(async ({ api, params: { id = "" }, query }) => {
  const { mine, lessons } = await api.courses.one({ id });
  const isTaken = mine !== null && mine.state !== "withdrawn";
  if (!isTaken || !lessons.some(({ kind, state }) => kind === "scorm" && state !== "locked"))
    throw redirect(href(courses.program, { id }));
  const lessonId = key.parse(query.lesson);
  const attempt = lessonId && key.parse(query.attempt);
  return { attempt, view: await api.courses.scorm({ id, lessonId, attempt }) };
});

export const action = act(scormIntents);

export default function Scorm() {
  const { view, attempt } = useLoaderData<typeof loader>();
  const { course, lesson, scorm, parts, frame, isPlayable, submissions } = view;
  const lessonHref = href(courses.lesson, { id: course.id, lessonId: lesson.id });
  const isGoing = !course.isOver && lesson.state !== "done";
  return (
    <>
      <PageHeader
        title={lesson.title}
        places={[
          { href: href(courses.course, { id: course.id }), title: course.title },
          { href: lessonHref, title: "Урок" },
        ]}
        actions={frame && <ButtonLink href={lessonHref}>К уроку</ButtonLink>}
      />
      <noscript>
        <div className="mb-4">
          <Notice look="warning" title="Без JavaScript этот урок не работает">
            Это программа, которую браузер должен выполнить. Включите JavaScript или прочитайте текст ниже и сообщите о
            прохождении.
          </Notice>
        </div>
      </noscript>
      {!isPlayable && (
        <Notice look="warning" title="Пакеты на этом портале пока не открываются">
          Администратору нужно назвать адрес для них: переменная CONTENT_URL.
        </Notice>
      )}
      <div id="play" className="space-y-4">
        {lesson.state === "done" && <Notice look="success" title="Урок пройден" />}
        {frame ? <PackageFrame key={attempt} src={frame} title={lesson.title} /> : isPlayable && <Begin view={view} />}
      </div>
      <div className="max-w-text">
        {parts.length > 1 && <Parts parts={parts} />}
        {scorm.tries.length > 0 && <Tries tries={scorm.tries} />}
        {lesson.text.content?.length ? (
          <Section id="text" title="То же словами">
            <RichText doc={lesson.text} />
          </Section>
        ) : null}
        <Work kind="scorm" isOpen={isGoing && lesson.state === "open"} items={submissions} />
      </div>
      {frame && !course.isOver && <LessonClock course={course.id} lesson={lesson.id} />}
    </>
  );
}

function Begin({ view: { lesson, scorm, rules, course } }: { view: ScormView }) {
  const { tries, going, mayBegin, isPassed } = scorm;
  const isNew = !going && mayBegin && !isPassed && !course.isOver;
  const said = going ? "Продолжить" : !isNew ? "Пересмотреть" : tries.length ? "Начать новую попытку" : "Начать";
  if (course.isOver && tries.length === 0) return <p>Курс пройден, пакет не открывали.</p>;
  return (
    <Form repeatable className="space-y-3">
      {rules.tries > 0 && <p className="text-soft">{`Попыток: ${tries.length} из ${rules.tries}.`}</p>}
      <input type="hidden" name="lesson" value={lesson.id} />
      <Button look="primary" name="intent" value="begin">
        {said}
      </Button>
    </Form>
  );
}

function Parts({ parts }: { parts: ScormView["parts"] }) {
  return (
    <Section id="parts" title="Части">
      <ol className="list-decimal space-y-1 pl-6">
        {parts.map(({ id, title, isCompleted, isPassed }) => (
          <li key={id}>
            {title}
            {isPassed === false ? " – не сдана" : isCompleted ? " – пройдена" : ""}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Tries({ tries }: { tries: ScormView["scorm"]["tries"] }) {
  const { viewer, now } = useRoot();
  return (
    <Section id="tries" title="Попытки">
      <ul className="space-y-2">
        {tries.map(({ id, number, at, score, seconds, isPassed, isEnded }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <span>{`Попытка ${number}`}</span>
            <Time value={at} zone={viewer.timeZone} now={now} look="moment" />
            <Badge look={isPassed ? "success" : undefined}>
              {isPassed ? "Пройдена" : isEnded ? "Не сдана" : "Идёт"}
            </Badge>
            <span className="text-muted">
              {[score !== null && `${score} %`, seconds > 0 && timeText(seconds)].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
