import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { PageDraft } from "../contract.ts";
import { builder } from "../routes.ts";
import { Blocks } from "../ui/blocks.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

type View = { draft: PageDraft; narrow: boolean };

export const meta: MetaFunction = titled<View>(({ draft }) => `Как увидят: ${draft.title}`, "Как увидят страницу");

export const loader = load(async ({ api, params: { pageId: id = "" }, query }) => ({
  draft: await api.builder.draft({ id }),
  narrow: query.width === "360",
}));

export default function Preview() {
  const { draft, narrow } = useLoaderData<typeof loader>();
  const { id, title, service, alias, blocks, pictures } = draft;
  const to = (width?: string) => href(builder.preview, { pageId: id }, { width });
  return (
    <div className={narrow ? "mx-auto max-w-90" : "mx-auto max-w-2xl"}>
      <PageHeader
        title={title}
        places={[{ href: href(builder.edit, { pageId: id }), title: "Собрать" }]}
        actions={
          <ButtonLink href={narrow ? to() : to("360")}>{narrow ? "Как на компьютере" : "Как на телефоне"}</ButtonLink>
        }
      />
      <div className="mb-4">
        <Notice title="Это черновик: его видите только вы и те, кто отвечает за сервис" />
      </div>
      <Blocks page={{ service, alias, blocks, pictures, pages: [] }} />
    </div>
  );
}
