import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { moderation } from "#app/engines/moderation/routes.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { ruleKinds } from "../contract.ts";
import { contentFilters } from "../desk-routes.ts";
import { attemptForm, ruleForm } from "../forms.ts";
import { RuleForm } from "../ui/filter-form.tsx";
import { kindWords } from "../ui/filter-words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новое правило");

export const loader = load(({ params, requestId, now }) => {
  const kind = ruleKinds.find((one) => one === params.kind);
  if (!kind) throw data({ code: requestId, at: now }, { status: 404 });
  return { kind };
});

export const action = act({
  "add-rule": intent(ruleForm, async ({ api, value }) => {
    await api.contentFilters.add(value);
    return { to: href(contentFilters.list), toast: { id: "rule", kind: "success", text: "Правило добавлено" } };
  }),
  "try-rule": intent(attemptForm, async ({ api, value }) => ({ show: await api.contentFilters.attempt(value) })),
});

export default function AddRulePage() {
  const { kind } = useLoaderData<typeof loader>();
  const places = [
    { href: href(moderation.desk), title: "Модерация" },
    { href: href(contentFilters.list), title: "Слова и ссылки" },
  ];
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={kindWords[kind].make} places={places} />
      <RuleForm kind={kind} intent="add-rule" send="Добавить" />
    </div>
  );
}
