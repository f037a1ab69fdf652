import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { Blocks } from "../ui/blocks.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ title: string }>(({ title }) => title, "Сервисы");

/** One screen for the pages of the year: its address says which. */
export const loader = load(({ api, url }) =>
  api.builder.season({ name: url.pathname.includes("comix") ? "comix" : "ny" }),
);

export default function Season() {
  const { title, page } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={title} />
      {page ? (
        <Blocks page={{ ...page, pages: [] }} />
      ) : (
        <Notice title="Страница скоро появится">Её ещё собирают. Загляните немного позже.</Notice>
      )}
    </div>
  );
}
