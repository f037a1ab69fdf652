import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ServiceView } from "#app/services/catalogue/contract.ts";
import { services } from "#app/services/catalogue/routes.ts";
import { StateNotice } from "#app/services/catalogue/ui/state-notice.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { ShownPage } from "../contract.ts";
import { Blocks } from "../ui/blocks.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

type View = { service: ServiceView; page: ShownPage | null };

export const meta: MetaFunction = titled<View>(({ service, page }) => page?.title ?? service.title, "Сервис");

export const loader = load(async ({ api, params: { serviceId = "", pageAliasId: alias }, afterwards }) => {
  const service = await api.services.one({ id: serviceId });
  const page = await api.builder.shown({ service: serviceId, alias });
  if (page) afterwards(() => api.services.use({ id: serviceId }));
  return { service, page };
});

export default function Market() {
  const { service, page } = useLoaderData<typeof loader>();
  const isAtWork = service.status === "live" || service.status === "beta";
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={page?.title ?? service.title}
        places={[
          { href: href(services.list), title: "Сервисы" },
          { href: href(services.one, { id: service.id }), title: service.title },
        ]}
      />
      <div className="mb-4 empty:hidden">
        <StateNotice service={service} />
      </div>
      {page ? (
        <Blocks page={page} />
      ) : (
        isAtWork && <Notice title="Страница скоро появится">Её ещё собирают. Загляните немного позже.</Notice>
      )}
    </div>
  );
}
