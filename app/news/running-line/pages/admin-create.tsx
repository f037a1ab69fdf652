import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { lineForm, toDraft } from "../forms.ts";
import { runningLine } from "../routes.ts";
import { LineForm } from "../ui/line-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новое объявление");

export const loader = load(({ api }) => api.account.audiences({}));

export const action = act({
  save: intent(lineForm, async ({ api, value, viewer, now }) => {
    await api.runningLine.create(toDraft(value, viewer.timeZone, now));
    return {
      to: href(runningLine.adminList),
      toast: { id: "line", kind: "success", text: "Объявление сохранено" },
    };
  }),
});

export default function CreateLine() {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Новое объявление" places={[{ href: href(runningLine.adminList), title: "Бегущая строка" }]} />
      <LineForm choices={useLoaderData<typeof loader>()} send="Объявить" back={href(runningLine.adminList)} />
    </div>
  );
}
