import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { rubricForm } from "../forms.ts";
import { rubrics } from "../routes.ts";
import { RubricForm } from "../ui/rubric-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Рубрика редакции");

export const loader = load(({ api, params: { id = "" } }) => api.rubrics.source({ id }));

export const action = act({
  save: intent(rubricForm, async ({ api, value, params: { id = "" } }) => {
    await api.rubrics.put({ id, ...value });
    return { to: href(rubrics.list), toast: { id: "saved", kind: "success", text: "Рубрика сохранена" } };
  }),
});

export default function EditRubric() {
  const source = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={source.rubric?.title ?? "Новая рубрика"}
        places={[{ href: href(rubrics.list), title: "Рубрики" }]}
      />
      <RubricForm source={source} back={href(rubrics.list)} />
    </div>
  );
}
