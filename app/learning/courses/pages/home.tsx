import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { courses } from "../routes.ts";
import { CourseCards } from "../ui/course-card.tsx";
import { TagLinks } from "../ui/tag-links.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Обучение");

export const loader = load(({ api }) => api.courses.home({}));

export default function Learning() {
  const { going, assigned, recommended, tags, leads } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Обучение"
        actions={
          <>
            {leads && <ButtonLink href={href(courses.team)}>Моя команда</ButtonLink>}
            <ButtonLink href={href(courses.mine)}>Мои курсы</ButtonLink>
            <ButtonLink href={href(courses.catalogue)} look="primary">
              Каталог
            </ButtonLink>
          </>
        }
      />
      {going.length > 0 && (
        <Section id="going" title="Продолжить">
          <CourseCards items={going} />
        </Section>
      )}
      {assigned.length > 0 && (
        <Section id="assigned" title="Назначено и выбрано">
          <CourseCards items={assigned} />
        </Section>
      )}
      {recommended.length > 0 && (
        <Section id="recommended" title="Советуем" action={<Link href={href(courses.catalogue)}>Все курсы</Link>}>
          <CourseCards items={recommended} />
        </Section>
      )}
      {going.length + assigned.length + recommended.length === 0 && (
        <EmptyState icon="learning" title="Курсов для вас пока нет">
          Когда они появятся, мы покажем их здесь.
        </EmptyState>
      )}
      <TagLinks tags={tags} />
    </>
  );
}
