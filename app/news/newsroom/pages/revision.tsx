import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Card } from "#app/ui/card.tsx";
import { Difference } from "#app/ui/difference.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { newsroom } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Что изменилось");

export const loader = load(async ({ api, params: { id = "", revision = "" } }) => {
  return { id, revision, ...(await api.newsroom.difference({ id, revision })) };
});

export default function Revision() {
  const { id, revision, title, parts } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Что изменилось" places={[{ href: href(newsroom.edit, { id }), title }]}>
        Версия {revision} и та, что пришла после неё. Убранное зачёркнуто, новое подчёркнуто.
      </PageHeader>
      <Card pad="l">
        <Difference parts={parts} />
      </Card>
    </div>
  );
}
