import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { type Option, SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";
import type { StepDraft } from "../contract.ts";
import { choicesOf, gradingTitles, kindTitles, roleTitles, unlockTitles } from "./words.ts";

type Name =
  | ("level" | "kind" | "title" | "body" | "link" | "items" | "role" | "required")
  | ("unlock" | "opensAfter" | "dueAfter" | "checked" | "grading");

type Props = { step: StepDraft | null; level: string; levels: Option[]; back: string };

const number = (value: number | undefined) => (value === undefined ? undefined : String(value));
const on = (value: boolean) => (value ? "on" : undefined);

/** A step of a programme: what it is and whose, when it opens and is due, who checks it. */
export function StepForm({ step, level, levels, back }: Props) {
  const { fields, problems } = usePageForm<Record<Name, string>>("step", {
    ...{ level, kind: step?.kind ?? "article", title: step?.title, body: step?.body, link: step?.link },
    ...{ items: step?.items.join("\n"), role: step?.role ?? "newcomer", required: on(step?.required ?? true) },
    ...{ unlock: step?.unlock ?? "free", opensAfter: number(step?.opensAfter), dueAfter: number(step?.dueAfter) },
    ...{ checked: on(step?.checked ?? false), grading: step?.grading ?? "none" },
  });
  return (
    <Card>
      <Form id="step" className="space-y-6">
        <ErrorSummary problems={problems} />
        <SelectField field={fields.kind} label="Что это" options={choicesOf(kindTitles)} />
        <TextField field={fields.title} label="Название" maxLength={150} autoComplete="off" />
        <TextareaField field={fields.body} label="Слова" rows={6} maxLength={10_000} optional />
        <TextField
          field={fields.link}
          label="Ссылка"
          hint="Курс, тест, опрос или страница: адрес портала с / или сайта с https://"
          maxLength={500}
          optional
        />
        <TextareaField
          field={fields.items}
          label="Пункты списка дел"
          hint="Каждый с новой строки. Нужны только для списка дел"
          rows={4}
          maxLength={6000}
          optional
        />
        <SelectField field={fields.level} label="Уровень" options={levels} />
        <SelectField field={fields.role} label="Кто делает" options={choicesOf(roleTitles)} />
        <CheckboxField field={fields.required} label="Обязательный" />
        <RadioGroup field={fields.unlock} label="Когда откроется" choices={choicesOf(unlockTitles)} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            field={fields.opensAfter}
            label="Не раньше чем через"
            type="number"
            width="s"
            unit="рабочих дней"
            hint="После первого дня; с минусом – до него"
            optional
          />
          <TextField
            field={fields.dueAfter}
            label="Срок"
            type="number"
            width="s"
            unit="рабочих дней"
            hint="После первого дня; праздники и переносы не считаются"
            optional
          />
        </div>
        <CheckboxField
          field={fields.checked}
          label="Проверяет руководитель"
          hint="Только для шагов новичка: он отправит на проверку слова, ссылки и файлы"
        />
        <SelectField field={fields.grading} label="Оценка" options={choicesOf(gradingTitles)} />
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
  );
}
