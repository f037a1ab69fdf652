import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { chosenValue } from "#app/ui/chosen-people.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { usePageForm } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { topicForm } from "../forms.ts";
import { opinion } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Тема мнений");

export const loader = load(async ({ api, params: { id = "" } }) => {
  return { topic: id === "new" ? null : await api.opinion.topic({ id }) };
});

export const action = act({
  save: intent(topicForm, async ({ api, value, params: { id = "" } }) => {
    if (id === "new") await api.opinion.makeTopic(value);
    else await api.opinion.changeTopic({ id, ...value });
    return { to: href(opinion.adminList), toast: { id: "topic", kind: "success", text: "Тема сохранена" } };
  }),
});

type Values = Record<"title" | "about" | "termDays" | "unnamed" | "inMyResource" | "closed", string> & {
  owners: string[];
};

const on = (value: boolean | undefined) => (value ? "on" : undefined);

export default function OpinionTopic() {
  const { topic } = useLoaderData<typeof loader>();
  const { fields, problems } = usePageForm<Values>("topic", {
    title: topic?.title,
    about: topic?.about,
    termDays: String(topic?.termDays ?? 7),
    unnamed: on(topic?.unnamed ?? true),
    inMyResource: on(topic?.inMyResource),
    closed: on(topic?.closed),
    owners: topic?.owners.map(chosenValue),
  });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={topic?.title ?? "Новая тема"}
        places={[{ href: href(opinion.adminList), title: "Темы мнений" }]}
      />
      <Form id="topic" className="space-y-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-7">
        <ErrorSummary problems={problems} />
        <TextField field={fields.title} label="Тема" maxLength={80} autoComplete="off" />
        <TextareaField field={fields.about} label="О чём она" rows={2} maxLength={300} optional />
        <ColleagueField many field={fields.owners} label="Кто отвечает" hint="Только они читают мнения" />
        <TextField field={fields.termDays} label="Срок ответа" type="number" width="xs" unit="дней" />
        <CheckboxField
          field={fields.unnamed}
          label="Можно без имени"
          hint="Автора не узнает никто, и администратор тоже. Отвечают по коду"
        />
        <CheckboxField
          field={fields.inMyResource}
          label="Показывать в «Моём ресурсе»"
          hint="Первая такая тема открывается по кнопке «Высказаться» рядом с самопроверкой"
        />
        {topic && (
          <CheckboxField field={fields.closed} label="Закрыть тему" hint="Новых мнений не будет, прежние останутся" />
        )}
        <FormActions>
          <Button look="primary" name="intent" value="save">
            Сохранить
          </Button>
          <ButtonLink look="quiet" href={href(opinion.adminList)}>
            Отмена
          </ButtonLink>
        </FormActions>
      </Form>
    </div>
  );
}
