import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { href } from "#app/web/urls.ts";
import type { LessonView } from "../contract.ts";
import { courses } from "../routes.ts";
import { progressText } from "./course-words.ts";
import { LessonText } from "./lesson-text.tsx";
import { Programme } from "./programme.tsx";

type Props = {
  view: LessonView;
  address(lessonId: string): string;
  /** Where the course itself is. */
  back: string;
  /** What stands under the text: a task, what was answered. */
  beside?: ReactNode;
  /** Only looked at by its author. */
  isShown?: boolean;
  /** The next steps: they stand below the text and stay in sight. */
  children: ReactNode;
};

/** A lesson: its text, the programme beside it, the next step always in sight. */
export function LessonFrame({ view: { course, lesson, lessons }, address, back, beside, isShown, children }: Props) {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <PageHeader title={lesson.title} places={[{ href: back, title: course.title }]} />
        <LessonText
          lesson={lesson}
          here={address(lesson.id)}
          play={isShown ? undefined : href(courses.scorm, { id: course.id }, { lesson: lesson.id })}
        />
        {beside}
        <div className="sticky bottom-13 z-10 mt-8 flex flex-wrap gap-2 bg-canvas py-3 lg:bottom-0">{children}</div>
      </div>
      <Card className="h-fit space-y-4">
        <Progress
          label="Пройдено"
          value={course.done}
          max={Math.max(1, course.required)}
          text={progressText(course.done, course.required)}
        />
        <Programme level={2} lessons={lessons} address={address} current={lesson.id} />
      </Card>
    </div>
  );
}
