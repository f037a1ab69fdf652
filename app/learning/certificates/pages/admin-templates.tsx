import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { Template } from "../contract.ts";
import { certificatesDesk } from "../desk-routes.ts";
import { templateIntents } from "../forms.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Шаблоны сертификатов");

export const loader = load(async ({ api, query }) => {
  const { items } = await api.certificates.templates({});
  return { items, chosen: items.find(({ id }) => id === query.template) ?? null };
});

export const action = act(templateIntents);

const back = href(certificatesDesk.adminCertificates);

export default function AdminTemplates() {
  const { items, chosen } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Шаблоны сертификатов" places={[{ href: back, title: "Сертификаты" }]}>
        Шаблон выбирают в курсе. Выданные сертификаты остаются такими, какими были.
      </PageHeader>
      <ul className="space-y-2">
        {items.map(({ id, title }) => (
          <li key={id} className="card flex flex-wrap items-center gap-3 p-4">
            <Link
              href={href(certificatesDesk.adminTemplates, null, { template: id })}
              className="min-h-6 min-w-0 flex-1"
            >
              {title}
            </Link>
            <Link href={href(certificatesDesk.adminTrial, { id })}>Образец</Link>
            <Form>
              <input type="hidden" name="id" value={id} />
              <Button size="s" look="quiet-danger" name="intent" value="drop" aria-label={`Убрать: ${title}`}>
                Убрать
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Section id="write" title={chosen ? "Изменить шаблон" : "Новый шаблон"}>
        <TemplateForm key={chosen?.id ?? "new"} chosen={chosen} />
      </Section>
    </div>
  );
}

function TemplateForm({ chosen }: { chosen: Template | null }) {
  const { fields, problems } = useSmallForm("template", {
    ...{ title: chosen?.title, heading: chosen?.heading ?? "Сертификат", signer: chosen?.signer },
    text: chosen?.text ?? "Настоящим подтверждается, что курс пройден полностью.",
    validMonths: chosen?.validMonths?.toString(),
    ...{ position: chosen?.position, renewDays: String(chosen?.renewDays ?? 30) },
  });
  return (
    <Card>
      <Form id="template" className="space-y-5">
        <ErrorSummary problems={problems} />
        {chosen && <input type="hidden" name="id" value={chosen.id} />}
        <TextField field={fields.title} label="Название шаблона" maxLength={100} autoComplete="off" />
        <TextField field={fields.heading} label="Заголовок" maxLength={80} autoComplete="off" />
        <TextareaField
          field={fields.text}
          label="Текст"
          hint="Имя, курс, день и номер портал поставит сам"
          rows={3}
          maxLength={400}
        />
        <TextField field={fields.signer} label="Кто подписывает" maxLength={120} autoComplete="off" optional />
        <TextField field={fields.position} label="Должность" maxLength={120} autoComplete="off" optional />
        <TextField
          field={fields.validMonths}
          label="Действует"
          hint="Если у курса нет своего срока. Пусто – без срока"
          type="number"
          width="s"
          unit="месяцев"
          optional
        />
        <TextField
          field={fields.renewDays}
          label="Напомнить о конце срока за"
          hint="Если срок есть"
          type="number"
          width="s"
          unit="дней"
        />
        <FormActions>
          <Button look="primary" name="intent" value="put">
            Сохранить
          </Button>
          {chosen && (
            <ButtonLink look="quiet" href={href(certificatesDesk.adminTemplates)}>
              Отмена
            </ButtonLink>
          )}
        </FormActions>
      </Form>
    </Card>
  );
}
