import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";
import { useRoot } from "#app/web/root-data.ts";
import { wallOf } from "#app/web/wall-time.ts";
import { zoneName } from "#app/web/zone-name.ts";
import type { DeskStory } from "../contract.ts";

const spans = [
  { value: "24", label: "24 часа" },
  { value: "48", label: "2 дня" },
  { value: "72", label: "3 дня" },
  { value: "168", label: "Неделю" },
  { value: "336", label: "2 недели" },
  { value: "720", label: "30 дней" },
];

/** When a story begins and how long it is shown; and how to end it sooner. */
export function ShowingForm({ story: { state, publishAt, expiresAt, writable } }: { story: DeskStory }) {
  const { viewer } = useRoot();
  const isOn = state === "live" || state === "scheduled";
  const { form, fields, problems } = usePageForm<{ publishAt: string; hours: string }>("showing", {
    publishAt: isOn && publishAt ? wallOf(publishAt, viewer.timeZone) : undefined,
    hours: isOn && publishAt && expiresAt ? spanOf(publishAt, expiresAt) : "24",
  });
  if (!writable) return isOn ? <EndForm state={state} /> : <p className="text-muted">Показ назначает автор.</p>;
  return (
    <Card>
      <Form id={form.id} className="space-y-5">
        <ErrorSummary problems={problems.filter(({ id }) => id !== "showing-on")} />
        <DateField
          field={fields.publishAt}
          kind="datetime-local"
          label="Начало"
          hint={`Оставьте пустым, чтобы показать сразу. Время – ${zoneName(viewer.timeZone)}.`}
          optional
        />
        <SelectField field={fields.hours} label="Сколько показывать" options={spans} />
        <FormActions>
          <Button look="primary" name="intent" value="schedule">
            {isOn ? "Сохранить показ" : state === "ended" || state === "archived" ? "Показать снова" : "Показать"}
          </Button>
          {isOn && <EndButton state={state} />}
        </FormActions>
      </Form>
    </Card>
  );
}

function EndButton({ state }: Pick<DeskStory, "state">) {
  return (
    <Button look="quiet-danger" name="intent" value="end">
      {state === "live" ? "Закончить показ сейчас" : "Отменить показ"}
    </Button>
  );
}

function EndForm({ state }: Pick<DeskStory, "state">) {
  return (
    <Form>
      <EndButton state={state} />
    </Form>
  );
}

function spanOf(from: string, to: string): string {
  const hours = (Date.parse(to) - Date.parse(from)) / 3_600_000;
  return (spans.find(({ value }) => Number(value) >= hours) ?? spans.at(-1)!).value;
}
