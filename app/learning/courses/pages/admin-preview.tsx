import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { courseDesk } from "../desk-routes.ts";
import { LessonFrame } from "../ui/lesson-frame.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Как увидят урок");

export const loader = load(async ({ api, params: { id = "", lessonId = "" } }) => ({
  view: await api.courseDesk.preview({ id, lessonId }),
}));

export default function AdminPreview() {
  const { view } = useLoaderData<typeof loader>();
  const { id } = view.course;
  const address = (lessonId: string) => href(courseDesk.adminPreview, { id, lessonId });
  return (
    <>
      <Notice title="Так урок увидят те, кто учится. Здесь ничего не отмечается." />
      <LessonFrame view={view} address={address} back={href(courseDesk.adminCourse, { id })} isShown>
        <ButtonLink href={href(courseDesk.adminLesson, { id, lessonId: view.lesson.id })} icon="edit">
          Изменить
        </ButtonLink>
        {view.next && (
          <ButtonLink look="primary" href={address(view.next)}>
            Далее
          </ButtonLink>
        )}
      </LessonFrame>
    </>
  );
}
