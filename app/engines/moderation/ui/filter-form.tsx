import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";
import type { ContentFilter, RuleAction, RuleKind, RulePlace } from "../contract.ts";
import { Attempted } from "./attempted.tsx";
import { actionWords, kindWords, placeWords } from "./filter-words.ts";

type Values = Record<"terms" | "action" | "place" | "note" | "on" | "text", string>;

type Props = {
  kind: RuleKind;
  /** What it was when the page was opened; a new rule has nothing yet. */
  rule?: ContentFilter;
  intent: "add-rule" | "change-rule";
  send: string;
};

/** Everything of a rule, and a text to try it on before it is kept. */
export function RuleForm({ kind, rule, intent, send }: Props) {
  const { fields, problems } = usePageForm<Values>("rule", {
    terms: rule?.terms.join("\n") ?? "",
    action: rule?.action ?? "hold",
    place: rule?.place ?? "both",
    note: rule?.note ?? "",
    on: rule && !rule.on ? undefined : "on",
  });
  const { terms, hint, rows } = kindWords[kind];
  return (
    <Form id="rule" className="space-y-6">
      <ErrorSummary problems={problems} />
      <Attempted />
      <Card className="space-y-6">
        <input type="hidden" name="kind" value={kind} />
        <TextareaField
          field={fields.terms}
          label={terms}
          hint={hint}
          rows={rows}
          maxLength={kind === "expression" ? 200 : 20_000}
          optional={kind === "links"}
        />
        <RadioGroup
          field={fields.action}
          label="Что делать"
          choices={(Object.keys(actionWords) as RuleAction[]).map((value) => ({
            value,
            label: actionWords[value].title,
            hint: actionWords[value].hint,
          }))}
        />
        <RadioGroup
          field={fields.place}
          label="Где искать"
          choices={(Object.keys(placeWords) as RulePlace[]).map((value) => ({ value, label: placeWords[value] }))}
        />
        <TextField
          field={fields.note}
          label="Пояснение"
          hint="Его прочитают модераторы: зачем это правило"
          maxLength={200}
          autoComplete="off"
          optional
        />
        <CheckboxField field={fields.on} label="Правило работает" />
        <FormActions>
          <Button look="primary" name="intent" value={intent}>
            {send}
          </Button>
        </FormActions>
      </Card>
      <Card className="space-y-4">
        <TextareaField
          field={fields.text}
          label="Проверить на тексте"
          hint="Вставьте любой текст: портал покажет, что нашлось бы. Ни текст, ни правило при этом не сохраняются."
          rows={4}
          maxLength={4000}
          optional
        />
        <FormActions>
          <Button name="intent" value="try-rule" icon="search">
            Проверить
          </Button>
        </FormActions>
      </Card>
    </Form>
  );
}
