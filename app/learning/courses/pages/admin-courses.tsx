import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { courseDesk } from "../desk-routes.ts";
import { stateTitles } from "../ui/course-words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Курсы компании");

export const loader = load(({ api, query }) => api.courseDesk.list({ after: query.after }));

export default function AdminCourses() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Курсы компании"
        actions={
          <ButtonLink href={href(courseDesk.adminCreate)} look="primary" icon="add">
            Создать
          </ButtonLink>
        }
      />
      {items.length === 0 && <EmptyState icon="learning" title="Курсов пока нет" />}
      <ul className="space-y-2">
        {items.map(({ id, title, state, version, isChanged, author, going, passed }) => (
          <li key={id} className="card flex flex-wrap items-center gap-3 p-4">
            <div className="min-w-0 flex-1">
              <Link href={href(courseDesk.adminCourse, { id })} className="inline-block min-h-6">
                {title}
              </Link>
              <p className="text-sm text-soft">
                {`${author.name} · учатся: ${going}, прошли: ${passed}`}
                {version > 0 && ` · версия ${version}`}
              </p>
            </div>
            {state !== "draft" && isChanged && <Badge>Есть невыпущенное</Badge>}
            <Badge look={state === "published" ? "success" : undefined}>{stateTitles[state]}</Badge>
            <Link href={href(courseDesk.adminLearners, { id })}>Кто учится</Link>
          </li>
        ))}
      </ul>
      {next && <MoreLink href={href(courseDesk.adminCourses, null, { after: next })} />}
    </>
  );
}
