import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ReadingPack } from "#app/offline/packs/ui/reading-pack.tsx";
import { account } from "#app/people/account/routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { CourseView } from "../contract.ts";
import { courseDesk } from "../desk-routes.ts";
import { certificateAddress, courseIntents } from "../forms.ts";
import { courses } from "../routes.ts";
import { CourseDeeds } from "../ui/course-deeds.tsx";
import { lengthText, lessonForms, levelTitles, ratingText } from "../ui/course-words.ts";
import { Programme } from "../ui/programme.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ course: CourseView }>(({ course }) => course.title, "Курс");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const course = await api.courses.one({ id });
  return { course, certificate: course.certificate && certificateAddress(course.certificate) };
});

export const action = act(courseIntents);

export default function Course() {
  const { course, certificate } = useLoaderData<typeof loader>();
  const { id, author, tags } = course;
  const isAt = course.mine !== null && course.mine.state !== "withdrawn";
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={course.title}
        places={[{ href: href(courses.home), title: "Обучение" }]}
        actions={
          course.mayEdit && (
            <ButtonLink href={href(courseDesk.adminCourse, { id })} icon="edit">
              Изменить
            </ButtonLink>
          )
        }
      >
        {course.summary}
      </PageHeader>
      <Card className="space-y-2">
        <p>
          {`${counted(course.lessons.length, lessonForms)} · ${lengthText(course.minutes)} · ${levelTitles[course.level].toLowerCase()} уровень`}
        </p>
        <p className="text-soft">
          {course.isSequential ? "Уроки открываются по порядку." : "Уроки можно проходить в любом порядке."}
          {course.givesCertificate && " В конце – сертификат."}
        </p>
        <p>
          Автор: <Link href={href(account.profile, { socialId: author.alias })}>{author.name}</Link>
        </p>
        {(course.rating.takes || course.rating.count > 0) && (
          <p>
            <Link href={href(courses.reviews, { id })}>
              {course.rating.average === null
                ? "Отзывов пока нет"
                : ratingText(course.rating.average, course.rating.count)}
            </Link>
          </p>
        )}
        {course.talk && (
          <p>
            <Link href={href(courses.talk, { id: course.talk })} className="inline-block min-h-6">
              Обсуждение курса
            </Link>
          </p>
        )}
        <p className="flex flex-wrap gap-1.5 empty:hidden">
          {course.state === "archived" && <Badge>В архиве</Badge>}
          {tags.map((tag) => (
            <Link key={tag} href={href(courses.tag, { tag })}>
              {tag}
            </Link>
          ))}
        </p>
      </Card>
      <CourseDeeds course={course} certificate={certificate} />
      {isAt && course.lessons.every(({ kind }) => kind === "text") && (
        <ReadingPack list={href(courses.program, { id })} pages={`${href(courses.course, { id })}/`} />
      )}
      <Section
        id="programme"
        title="Программа"
        action={<Link href={href(courses.program, { id })}>Отдельной страницей</Link>}
      >
        <Programme
          lessons={course.lessons}
          address={isAt ? (lessonId) => href(courses.lesson, { id, lessonId }) : undefined}
        />
      </Section>
    </div>
  );
}
