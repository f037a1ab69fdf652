import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { certificateAddress, courseIntents } from "../forms.ts";
import { courses } from "../routes.ts";
import { CourseDeeds } from "../ui/course-deeds.tsx";
import { Programme } from "../ui/programme.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Программа курса");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const course = await api.courses.one({ id });
  return { course, certificate: course.certificate && certificateAddress(course.certificate) };
});

export const action = act(courseIntents);

export default function Program() {
  const { course, certificate } = useLoaderData<typeof loader>();
  const { id, mine, title, lessons } = course;
  const isAt = mine !== null && mine.state !== "withdrawn";
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Программа курса" places={[{ href: href(courses.course, { id }), title }]} />
      <Programme
        level={2}
        lessons={lessons}
        address={isAt ? (lessonId) => href(courses.lesson, { id, lessonId }) : undefined}
      />
      <CourseDeeds course={course} certificate={certificate} />
    </div>
  );
}
