import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Preview } from "#app/engines/content/ui/preview.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { usePageForm } from "#app/web/reply.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { wallOf } from "#app/web/wall-time.ts";
import { previewForm, versionForm, withMoment } from "../forms.ts";
import { agreements } from "../routes.ts";
import { VersionFields } from "../ui/version-fields.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новая версия");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const { title, written, versions, letters } = await api.agreements.desked({ id });
  const begun = { number: (versions[0]?.number ?? 0) + 1, text: letters, changeSummary: "", effectiveFrom: null };
  return { id, title, ...(written ?? { ...begun, revision: 0 }) };
});

export const action = act({
  save: intent(versionForm, async ({ api, params: { id = "" }, value, viewer }) => {
    await api.agreements.write({ id, ...withMoment(value, viewer.timeZone) });
    return {
      to: href(agreements.adminAgreement, { id }),
      toast: { id: "agreement", kind: "success", text: "Черновик сохранён" },
    };
  }),
  preview: intent(previewForm, ({ value }) => ({ show: { body: value.text } })),
});

export default function WriteVersion() {
  const { id, title, number, text, changeSummary, effectiveFrom, revision } = useLoaderData<typeof loader>();
  const { viewer } = useRoot();
  const { form, fields, problems } = usePageForm<{ text: string; changeSummary: string; day: string }>("version", {
    text,
    changeSummary,
    day: effectiveFrom ? wallOf(effectiveFrom, viewer.timeZone).slice(0, 10) : undefined,
  });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={`Версия ${number}`}
        places={[
          { href: href(agreements.adminList), title: "Документы компании" },
          { href: href(agreements.adminAgreement, { id }), title },
        ]}
      >
        Пока это черновик, его видят только администраторы.
      </PageHeader>
      <Preview note="Ничего ещё не сохранено: так документ увидят читатели." />
      <Card pad="l">
        <Form id={form.id} className="space-y-6">
          <ErrorSummary problems={problems} />
          <input type="hidden" name="revision" value={revision} />
          <VersionFields fields={fields} isFirst={number === 1} />
          <FormActions>
            <Button look="primary" name="intent" value="save">
              Сохранить черновик
            </Button>
            <Button name="intent" value="preview">
              Предпросмотр
            </Button>
            <ButtonLink look="quiet" href={href(agreements.adminAgreement, { id })}>
              Отмена
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}
