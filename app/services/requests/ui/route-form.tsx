import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { chosenValue } from "#app/ui/chosen-people.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import type { RequestRoute } from "../contract.ts";

/** Which way requests go: whom they are asked of first, who does them, and in what time. */
export function RouteForm({ route }: { route: RequestRoute }) {
  const { revision, approval, rule, termHours, executors, document } = route;
  const { fields, problems } = useSmallForm("route-form", {
    approval,
    rule,
    termHours: termHours === null ? "" : String(termHours),
    executors: executors.map(chosenValue),
  });
  return (
    <Form id="route-form" className="space-y-6">
      <ErrorSummary problems={problems} />
      <input type="hidden" name="revision" value={revision} />
      <RadioGroup
        field={fields.approval}
        label="Согласование руководителем"
        choices={[
          { value: "never", label: "Не нужно" },
          { value: "always", label: "Всегда" },
          { value: "when", label: "При ответе, который выбран ниже" },
        ]}
      />
      <SelectField
        field={fields.rule}
        label="При каком ответе"
        options={[{ value: "", label: "Не выбрано" }, ...rulesOf(document)]}
        optional
      />
      <ColleagueField
        many
        field={fields.executors}
        label="Кто выполняет"
        hint="Очередь у них общая: заявку берёт тот, кто успел первым"
      />
      <TextField
        field={fields.termHours}
        label="Сделать за"
        hint="Рабочее время: по будням с 9 до 18 по Москве, обед с 13 до 14. Пусто – без срока"
        type="number"
        width="s"
        unit="часов"
        optional
      />
      <Button look="primary" name="intent" value="save">
        Сохранить маршрут
      </Button>
    </Form>
  );
}

/** Answers that one chooses, as a route may ask about them. */
function rulesOf({ sections }: RequestRoute["document"]) {
  return sections
    .flatMap(({ questions }) => questions)
    .flatMap(({ id, kind, title, options }) => {
      const choices =
        kind === "yes-no"
          ? [
              { id: "yes", text: "Да" },
              { id: "no", text: "Нет" },
            ]
          : options;
      return choices.map((one) => ({ value: `${id}|${one.id}`, label: `${title} – ${one.text}` }));
    });
}
