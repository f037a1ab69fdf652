import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { templates } from "#app/news/newsroom/desk-routes.ts";
import { templateForm } from "#app/news/newsroom/forms.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { usePageForm } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { newsroom } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Копия или шаблон");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const { title } = await api.newsroom.source({ id });
  return { id, title };
});

export const action = act({
  copy: intent(z.object({}), async ({ api, params }) => {
    const { id } = await api.newsroom.copy({ id: params.id ?? "" });
    return {
      to: href(newsroom.edit, { id }),
      toast: { id: "copied", kind: "success", text: "Копия готова: это новый черновик" },
    };
  }),
  "keep-template": intent(templateForm, async ({ api, value, params: { id = "" } }) => {
    await api.templates.keep({ article: id, ...value });
    return { to: href(templates.list), toast: { id: "template", kind: "success", text: "Шаблон сохранён" } };
  }),
});

export default function Copy() {
  const { id, title } = useLoaderData<typeof loader>();
  const { fields, problems } = usePageForm<{ name: string }>("template", { name: title.slice(0, 60) });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Копия или шаблон" places={[{ href: href(newsroom.edit, { id }), title }]} />
      <ErrorSummary problems={problems} />
      <Section id="copy" title="Копия">
        <Card>
          <p className="text-soft">
            Новый черновик с теми же словами, картинками, файлами, рубриками и читателями. Сроки назначите заново.
          </p>
          <Form className="mt-4">
            <Button look="primary" icon="copy" name="intent" value="copy">
              Создать копию
            </Button>
          </Form>
        </Card>
      </Section>
      <Section id="keep" title="Шаблон">
        <Card>
          <p className="text-soft">
            Останется в списке шаблонов, и с него начнёт новую статью любой редактор компании. Картинки в шаблон не
            входят.
          </p>
          <Form id="template" className="mt-4 space-y-4">
            <TextField field={fields.name} label="Название шаблона" maxLength={60} autoComplete="off" />
            <Button icon="save" name="intent" value="keep-template">
              Сохранить шаблон
            </Button>
          </Form>
        </Card>
      </Section>
    </div>
  );
}
