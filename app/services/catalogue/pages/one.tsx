import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PersonLink } from "#app/engines/content/ui/byline.tsx";
import { builder } from "#app/services/builder/routes.ts";
import { Blocks } from "#app/services/builder/ui/blocks.tsx";
import { submitIntents } from "#app/services/requests/forms.ts";
import { RequestForm } from "#app/services/requests/ui/request-form.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { ServiceView } from "../contract.ts";
import { keepIntent } from "../forms.ts";
import { services } from "../routes.ts";
import { KeepForm } from "../ui/keep-form.tsx";
import { statusLooks, statusTitles } from "../ui/kind-titles.ts";
import { Pairs } from "../ui/pairs.tsx";
import { StateNotice } from "../ui/state-notice.tsx";
import { Tiles } from "../ui/tiles.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ service: ServiceView }>(({ service }) => service.title, "Сервис");

export const loader = load(async ({ api, params: { id = "", subservice: alias }, afterwards }) => {
  const service = await api.services.one({ id, alias });
  const isAtWork = service.status === "live" || service.status === "beta";
  const form = service.kind === "form" && isAtWork ? await api.requests.form({ service: service.id }) : null;
  const page = service.kind === "page" && isAtWork ? await api.builder.shown({ service: service.id }) : null;
  if (isAtWork) afterwards(() => api.services.use({ id: service.id }));
  return { service, isAtWork, form, page };
});

export const action = act({ ...submitIntents, ...keepIntent });

export default function ServicePage() {
  const { service, isAtWork, form, page } = useLoaderData<typeof loader>();
  const { id, title, summary, icon, status, category, parentId, parentTitle, owner, faq, subservices } = service;
  return (
    <Columns
      beside={
        <div className="card p-4">
          <p className="text-sm text-muted">Отвечает за сервис</p>
          <p className="mt-1">
            <PersonLink person={owner} />
          </p>
          <div className="-ml-3 mt-2">
            <KeepForm service={service} />
          </div>
          {service.mayEdit && service.kind === "page" && (
            <ButtonLink look="quiet" icon="edit" className="-ml-3" href={href(builder.list)}>
              Изменить страницу
            </ButtonLink>
          )}
        </div>
      }
    >
      <PageHeader
        title={
          <span className="flex items-center gap-3">
            <Icon name={icon} size="xl" className="flex-none text-link" />
            {title}
          </span>
        }
        places={[
          { href: href(services.list), title: "Сервисы" },
          ...(parentId && parentTitle ? [{ href: href(services.one, { id: parentId }), title: parentTitle }] : []),
        ]}
      >
        <span className="flex flex-wrap items-center gap-2">
          {summary}
          {category && <Badge>{category.title}</Badge>}
          {status !== "live" && <Badge look={statusLooks[status]}>{statusTitles[status]}</Badge>}
        </span>
      </PageHeader>
      <div className="mb-4 empty:hidden">
        <StateNotice service={service} />
      </div>
      {service.description && (
        <Card className="mb-5">
          <p className="whitespace-pre-line wrap-anywhere">{service.description}</p>
        </Card>
      )}
      {isAtWork && <Leads service={service} />}
      {page && <Blocks page={page} />}
      {form && <RequestForm key={id} form={form} />}
      {isAtWork && <Missing kind={service.kind} isThere={Boolean(form ?? page)} />}
      {subservices.length > 0 && (
        <Section id="parts" title="Что внутри">
          <Tiles items={subservices} />
        </Section>
      )}
      {faq.length > 0 && (
        <Section id="faq" title="Вопросы и ответы">
          <Pairs items={faq} />
        </Section>
      )}
    </Columns>
  );
}

/** A form that nobody takes yet, and a page that nobody has let out. */
function Missing({ kind, isThere }: { kind: ServiceView["kind"]; isThere: boolean }) {
  if (isThere || (kind !== "form" && kind !== "page")) return null;
  return kind === "form" ? (
    <Notice title="Заявки пока не принимаем">Сервис ещё настраивают. Загляните немного позже.</Notice>
  ) : (
    <Notice title="Страница скоро появится">Её ещё собирают. Загляните немного позже.</Notice>
  );
}

/** The way to what stands elsewhere. */
function Leads({ service: { kind, address } }: { service: ServiceView }) {
  if (kind === "link")
    return (
      <ButtonLink look="primary" icon="external" href={address} target="_blank" rel="noopener noreferrer">
        Перейти (откроется в новой вкладке)
      </ButtonLink>
    );
  if (kind === "internal")
    return (
      <ButtonLink look="primary" icon="forward" href={address}>
        Открыть
      </ButtonLink>
    );
  return null;
}
