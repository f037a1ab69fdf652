import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { courseDesk } from "../desk-routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Работы на проверке");

export const loader = load(({ api, query }) => api.courseDesk.checks({ after: query.after }));

export default function AdminChecks() {
  const { items, next } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Работы на проверке" />
      {items.length === 0 && (
        <EmptyState icon="check" title="Всё проверено">
          Новые работы появятся здесь: первыми те, что ждут дольше.
        </EmptyState>
      )}
      <ul className="space-y-2">
        {items.map(({ id, person, course, lesson, at, returns }) => (
          <li key={id} className="card p-4">
            <Link href={href(courseDesk.adminCheck, { id })} className="inline-block min-h-6">
              {`${person.name}: ${lesson}`}
            </Link>
            <p className="text-sm text-muted wrap-anywhere">
              {`${course.title} · `}
              <Time value={at} zone={viewer.timeZone} now={now} look="moment" />
              {returns > 0 && ` · уже возвращали: ${returns}`}
            </p>
          </li>
        ))}
      </ul>
      {next && <MoreLink href={href(courseDesk.adminChecks, null, { after: next })} />}
    </div>
  );
}
