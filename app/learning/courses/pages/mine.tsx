import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { Shelf } from "../contract.ts";
import { readShelf } from "../forms.ts";
import { courses } from "../routes.ts";
import { CourseCards } from "../ui/course-card.tsx";
import { shelfTitles } from "../ui/course-words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Мои курсы");

export const loader = load(async ({ api, query }) => {
  const shelf = readShelf(query.shelf);
  return { shelf, ...(await api.courses.mine({ shelf, after: query.after })) };
});

export default function MyCourses() {
  const { shelf, items, next } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Мои курсы" places={[{ href: href(courses.home), title: "Обучение" }]} />
      <Tabs
        label="Какие курсы"
        tabs={(Object.keys(shelfTitles) as Shelf[]).map((name) => ({
          href: href(courses.mine, null, { shelf: name === "going" ? undefined : name }),
          title: shelfTitles[name],
          current: name === shelf,
        }))}
      />
      <div className="mt-4">
        {items.length === 0 && (
          <EmptyState icon="learning" title="Здесь пока пусто">
            <ButtonLink href={href(courses.catalogue)}>Выбрать курс</ButtonLink>
          </EmptyState>
        )}
        <CourseCards items={items} level={2} />
        {next && <MoreLink href={href(courses.mine, null, { shelf, after: next })} />}
      </div>
    </>
  );
}
