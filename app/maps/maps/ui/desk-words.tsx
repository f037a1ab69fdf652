import type { AudienceChoices } from "#app/people/account/contract.ts";
import { PartsField } from "#app/people/account/ui/readers-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import { kindTitles } from "./words.ts";

type Props = {
  map: { title: string; description: string; kind: string; showsSeats: boolean; audience: string[] | null };
  audiences: AudienceChoices;
};

/** What is said of a map, and whom it speaks to. */
export function DeskWords({ map, audiences }: Props) {
  const { title, description, kind, showsSeats, audience } = map;
  const { fields, problems } = useSmallForm("words", {
    ...{ title, description, kind, parts: audience ?? [] },
    showsSeats: showsSeats ? "on" : undefined,
  });
  const own = problems.filter(({ id }) => id.startsWith("words-"));
  return (
    <Card>
      <h2 className="mb-4 text-lg">О карте</h2>
      <Form id="words" className="space-y-4">
        <ErrorSummary problems={own} />
        <TextField field={fields.title} label="Название" maxLength={120} autoComplete="off" />
        <TextareaField field={fields.description} label="О чём она" rows={3} maxLength={2000} optional />
        <SelectField
          field={fields.kind}
          label="Что это"
          options={Object.entries(kindTitles).map(([value, label]) => ({ value, label }))}
        />
        <CheckboxField field={fields.showsSeats} label="Показывать в профилях, кто где сидит" />
        <PartsField
          field={fields.parts}
          title="Кому показать: никто не отмечен – всей компании"
          choices={audiences}
          value={audience}
          open={audience !== null}
        />
        <Button name="intent" value="words">
          Сохранить
        </Button>
      </Form>
    </Card>
  );
}
