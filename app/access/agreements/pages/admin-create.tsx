import type { MetaFunction } from "@remix-run/node";
import { Preview } from "#app/engines/content/ui/preview.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent } from "#app/web/page.ts";
import { usePageForm } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { agreementForm, previewForm, withMoment } from "../forms.ts";
import { agreements } from "../routes.ts";
import { demandTitles, kindTitles, needsTitles } from "../ui/titles.ts";
import { VersionFields } from "../ui/version-fields.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новый документ");

export const action = act({
  save: intent(agreementForm, async ({ api, value, viewer }) => {
    const { id } = await api.agreements.create(withMoment(value, viewer.timeZone));
    return {
      to: href(agreements.adminAgreement, { id }),
      toast: { id: "agreement", kind: "success", text: "Черновик сохранён. Осталось опубликовать." },
    };
  }),
  preview: intent(previewForm, ({ value }) => ({ show: { body: value.text } })),
});

type Values = Record<"title" | "code" | "kind" | "demand" | "needs" | "text" | "changeSummary" | "day", string>;

const choicesOf = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, label]) => ({ value, label }));

export default function CreateAgreement() {
  const { form, fields, problems } = usePageForm<Values>("agreement", {
    kind: "rules",
    demand: "must",
    needs: "tick",
  });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Новый документ" places={[{ href: href(agreements.adminList), title: "Документы компании" }]}>
        Одно согласие – один документ: с другими его не соединяют, и отметка у каждого своя.
      </PageHeader>
      <Preview note="Ничего ещё не сохранено: так документ увидят читатели." />
      <Card pad="l">
        <Form id={form.id} className="space-y-6">
          <ErrorSummary problems={problems} />
          <TextField field={fields.title} label="Название" maxLength={150} />
          <TextField
            field={fields.code}
            label="Слово для адреса"
            hint="Латинские буквы, цифры и дефис, например: nda. Потом не меняется"
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
          />
          <SelectField field={fields.kind} label="Вид" options={choicesOf(kindTitles)} />
          <RadioGroup field={fields.demand} label="Кто принимает" look="row" choices={choicesOf(demandTitles)} />
          <RadioGroup field={fields.needs} label="Как принимают" look="row" choices={choicesOf(needsTitles)} />
          <VersionFields fields={fields} isFirst />
          <FormActions>
            <Button look="primary" name="intent" value="save">
              Сохранить черновик
            </Button>
            <Button name="intent" value="preview">
              Предпросмотр
            </Button>
            <ButtonLink look="quiet" href={href(agreements.adminList)}>
              Отмена
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}
