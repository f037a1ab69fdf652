import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Card, CardLink } from "#app/ui/card.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { agreements } from "../routes.ts";
import { kindTitles } from "../ui/titles.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Правовые документы");

export const loader = load(({ api }) => api.agreements.legal({}));

export default function Legal() {
  const { items } = useLoaderData<typeof loader>();
  const { viewer, me, now } = useRoot();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Правовые документы">
        Что действует сейчас. То, что вы приняли сами, –{" "}
        <a className="text-link underline" href={href(agreements.list)}>
          в моих соглашениях
        </a>
        .
      </PageHeader>
      <ul className="space-y-3">
        {items.map(({ code, title, kind, company, version }) => (
          <Card as="li" pad="s" lifts key={code}>
            <h2 className="text-base font-medium">
              <CardLink href={href(agreements.document, { code })}>{title}</CardLink>
            </h2>
            <p className="mt-1 text-sm text-muted">
              {kindTitles[kind]}, {company ? me?.company : "портал"}. Версия&nbsp;{version.number}, с&nbsp;
              <Time value={version.effectiveFrom} zone={viewer.timeZone} now={now} look="day" />
            </p>
          </Card>
        ))}
      </ul>
    </div>
  );
}
