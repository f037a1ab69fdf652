import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ownData } from "#app/access/own-data/routes.ts";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { agreements } from "../routes.ts";
import { OwnAgreement } from "../ui/own-agreement.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Мои соглашения");

export const loader = load(({ api }) => api.agreements.mine({}));

export default function OwnAgreements() {
  const { items } = useLoaderData<typeof loader>();
  const { viewer } = useRoot();
  const must = items.filter(({ demand }) => demand === "must");
  const may = items.filter(({ demand }) => demand === "may");
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Мои соглашения">
        Что вы приняли, что ждёт и что можно отозвать.{" "}
        {!viewer.isGuest && (
          <a className="text-link underline" href={href(agreements.legal)}>
            Правовые документы компании
          </a>
        )}
        {viewer.isGuest ? "" : ", "}
        <a className="text-link underline" href={href(ownData.export)}>
          Забрать свои данные
        </a>
      </PageHeader>
      <Section id="must" title="Обязательные">
        <ul className="space-y-3">
          {must.map((agreement) => (
            <OwnAgreement key={agreement.code} agreement={agreement} />
          ))}
        </ul>
      </Section>
      {may.length > 0 && (
        <Section id="may" title="По желанию">
          <p className="-mt-2 mb-3 text-muted">
            Портал работает так же и без них. Каждое можно дать и отозвать отдельно.
          </p>
          <ul className="space-y-3">
            {may.map((agreement) => (
              <OwnAgreement key={agreement.code} agreement={agreement} />
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
