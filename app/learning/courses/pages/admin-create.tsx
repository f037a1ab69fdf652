import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { courseDesk } from "../desk-routes.ts";
import { makeIntents } from "../forms.ts";
import { CourseForm, type CourseValues } from "../ui/course-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новый курс");

export const loader = load(async ({ api }) => ({ audiences: await api.account.audiences({}) }));

export const action = act(makeIntents);

const fresh: CourseValues = {
  tags: [],
  level: "start",
  tone: "blue",
  audience: null,
  isSequential: true,
  leastPass: 0,
  givesCertificate: true,
  takesReviews: true,
  needs: [],
};

export default function CreateCourse() {
  const { audiences } = useLoaderData<typeof loader>();
  const back = href(courseDesk.adminCourses);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Новый курс" places={[{ href: back, title: "Курсы компании" }]} />
      <CourseForm intent="make" send="Создать" {...{ back, audiences }} values={fresh} templates={[]} others={[]} />
    </div>
  );
}
