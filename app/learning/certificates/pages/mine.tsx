import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Badge } from "#app/ui/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { dayInFigures } from "#app/web/wall-time.ts";
import { certificates } from "../routes.ts";
import { stateTitles } from "../ui/certificate-words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Мои сертификаты");

export const loader = load(({ api }) => api.certificates.mine({}));

export default function MyCertificates() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Мои сертификаты" />
      {items.length === 0 && (
        <EmptyState icon="achievements" title="Сертификатов пока нет">
          Пройдите курс, и сертификат появится здесь сам.
        </EmptyState>
      )}
      <ul className="space-y-2">
        {items.map(({ number, title, passedOn, validUntil, state }) => (
          <li key={number} className="card flex flex-wrap items-center gap-3 p-4">
            <div className="min-w-0 flex-1">
              <Link href={href(certificates.check, { number })} className="inline-block min-h-6">
                {title}
              </Link>
              <p className="text-sm text-soft">
                {`${number} · пройден ${dayInFigures(passedOn)}`}
                {validUntil && ` · действует до ${dayInFigures(validUntil)}`}
              </p>
            </div>
            {state !== "revoked" && <Link href={href(certificates.paper, { number })}>PDF</Link>}
            <Badge look={state === "valid" ? "success" : undefined}>{stateTitles[state]}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
