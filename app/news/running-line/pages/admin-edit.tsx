import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { lineChangeForm, toDraft } from "../forms.ts";
import { runningLine } from "../routes.ts";
import { LineForm } from "../ui/line-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Объявление");

export const loader = load(async ({ api, params }) => {
  const [source, choices] = await Promise.all([
    api.runningLine.source({ id: params.id ?? "" }),
    api.account.audiences({}),
  ]);
  return { source, choices };
});

export const action = act({
  save: intent(lineChangeForm, async ({ api, params, value, viewer, now }) => {
    const { revision, ...written } = value;
    const draft = toDraft(written, viewer.timeZone, now);
    await api.runningLine.change({ id: params.id ?? "", revision, ...draft });
    return {
      to: href(runningLine.adminList),
      toast: { id: "line", kind: "success", text: "Объявление обновлено" },
    };
  }),
});

export default function EditLine() {
  const { source, choices } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Объявление" places={[{ href: href(runningLine.adminList), title: "Бегущая строка" }]} />
      <LineForm
        source={source}
        choices={choices}
        send={source.state === "ended" ? "Показать снова" : "Сохранить"}
        back={href(runningLine.adminList)}
      />
    </div>
  );
}
