import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { PartsField } from "#app/people/account/ui/readers-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { chosenValue } from "#app/ui/chosen-people.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { chosenPerson } from "#app/web/people-form.ts";
import { usePageForm } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { templateWords } from "../contract.ts";
import { adaptationDesk } from "../desk-routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Настройки программы");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const [template, audiences] = await Promise.all([
    id === "new" ? null : api.adaptation.template({ id }),
    api.account.audiences({}),
  ]);
  // A programme begins within its company: other companies are none of its readers.
  const kinds = audiences.kinds.filter(({ kind }) => kind !== "group");
  return { template, audiences: { ...audiences, kinds } };
});

const settingsForm = z.object({
  title: z.string({ error: "Назовите программу" }).pipe(templateWords.title),
  description: templateWords.description,
  trialDays: z.coerce.number({ error: "Укажите число дней" }).pipe(z.number().int().min(0).max(365, "Не больше года")),
  starts: z
    .literal("on")
    .optional()
    .transform((value) => value === "on"),
  parts: z.union([z.array(z.string()), z.string().transform((one) => [one])]).default([]),
  hr: chosenPerson,
  it: chosenPerson,
});

export const action = act({
  save: intent(settingsForm, async ({ api, value: { parts, ...said }, params: { id = "" } }) => {
    const audience = parts.length ? parts : null;
    const made = await api.adaptation.putTemplate({ ...(id !== "new" && { id }), ...said, audience });
    const toast = { id: "template", kind: "success" as const, text: "Программа сохранена" };
    return { to: href(adaptationDesk.adminTemplate, made), toast };
  }),
});

type Values = Record<"title" | "description" | "trialDays" | "starts", string> &
  Record<"parts" | "hr" | "it", string[]>;

export default function AdminSettings() {
  const { template, audiences } = useLoaderData<typeof loader>();
  const { fields, problems } = usePageForm<Values>("template", {
    ...{ title: template?.title, description: template?.description, trialDays: String(template?.trialDays ?? 90) },
    ...{ starts: template?.starts ? "on" : undefined, parts: template?.audience ?? undefined },
    hr: template?.hr ? [chosenValue(template.hr)] : undefined,
    it: template?.it ? [chosenValue(template.it)] : undefined,
  });
  const back = template ? href(adaptationDesk.adminTemplate, { id: template.id }) : href(adaptationDesk.adminTemplates);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={template ? "Настройки программы" : "Новая программа"}
        places={[{ href: back, title: template?.title ?? "Программы адаптации" }]}
      />
      <Card>
        <Form id="template" className="space-y-6">
          <ErrorSummary problems={problems} />
          <TextField field={fields.title} label="Название" maxLength={100} autoComplete="off" />
          <TextareaField
            field={fields.description}
            label="О чём она"
            hint="Первое, что прочитает новичок"
            rows={3}
            maxLength={2000}
            optional
          />
          <TextField
            field={fields.trialDays}
            label="Испытательный срок"
            type="number"
            width="s"
            unit="дней"
            hint="90 – это три месяца; 0 – без срока"
          />
          <CheckboxField
            field={fields.starts}
            label="Начинать самой для тех, кто пришёл"
            hint="Как только человек появился на портале: по приглашению, из таблицы или из каталога"
          />
          <PartsField
            field={fields.parts}
            title="Только для подразделений, городов, тегов"
            choices={audiences}
            value={template?.audience}
            open={false}
          />
          <ColleagueField field={fields.hr} label="Кто помогает от кадров" hint="Пусто – тот, кто начал" optional />
          <ColleagueField field={fields.it} label="Кто помогает от ИТ" optional />
          <FormActions>
            <Button look="primary" name="intent" value="save">
              Сохранить
            </Button>
            <ButtonLink look="quiet" href={back}>
              Отмена
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}
