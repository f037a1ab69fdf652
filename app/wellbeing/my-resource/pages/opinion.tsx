import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, load } from "#app/web/page.ts";
import { useShown } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { type Gone as GoneView, sayIntents } from "#app/wellbeing/opinion/forms.ts";
import { opinion } from "#app/wellbeing/opinion/routes.ts";
import { Gone } from "#app/wellbeing/opinion/ui/gone.tsx";
import { OpinionForm } from "#app/wellbeing/opinion/ui/opinion-form.tsx";
import { myResource } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Мнение");

export const loader = load(({ api }) => api.opinion.inMyResource({}));

export const action = act(sayIntents);

export default function ResourceOpinion() {
  const { topic, code } = useLoaderData<typeof loader>();
  const gone = useShown<GoneView>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={topic?.title ?? "Мнение"} places={[{ href: href(myResource.own), title: "Мой ресурс" }]}>
        {topic?.about}
      </PageHeader>
      {gone && <Gone {...gone} />}
      {!gone && topic && <OpinionForm topic={topic} code={code} />}
      {!gone && !topic && (
        <EmptyState
          icon="feedback"
          title="Своей темы у «Моего ресурса» пока нет"
          action={<ButtonLink href={href(opinion.list)}>Все темы</ButtonLink>}
        >
          Высказаться можно о другом: выберите тему из списка.
        </EmptyState>
      )}
    </div>
  );
}
