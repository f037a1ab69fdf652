import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Документы портала");

export const loader = load(({ api }) => api.agreements.guestLegal({}));

export default function GuestLegal() {
  const { items } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Документы портала">
        Они открыты всем. Документы компаний видны их сотрудникам после входа.
      </PageHeader>
      {items.map(({ code, title, version, body }) => (
        <Section id={code} key={code} title={title}>
          <p className="-mt-2 mb-3 text-sm text-muted">
            Версия {version.number}, действует с{" "}
            <Time value={version.effectiveFrom} zone={viewer.timeZone} now={now} look="day" />
          </p>
          <RichText doc={body} level={3} />
        </Section>
      ))}
    </div>
  );
}
