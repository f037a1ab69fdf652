import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { wallOf } from "#app/web/wall-time.ts";
import { zoneName } from "#app/web/zone-name.ts";
import type { PollDraft } from "../contract.ts";

type Props = { poll: PollDraft | null; back: string };

/** Writes the poll of a publication: a question and a line for each answer. */
export function PollForm({ poll, back }: Props) {
  const { viewer } = useRoot();
  const { fields, problems } = useSmallForm("poll", startOf(poll, viewer.timeZone));
  return (
    <Card>
      <Form id="poll" className="space-y-6">
        <ErrorSummary problems={problems} />
        <TextField field={fields.question} label="Вопрос" maxLength={300} autoComplete="off" />
        <TextareaField
          field={fields.options}
          label="Варианты ответа"
          hint="От двух до десяти, каждый с новой строки"
          rows={5}
          maxLength={2200}
        />
        <RadioGroup
          field={fields.many}
          label="Сколько вариантов можно выбрать"
          look="row"
          choices={[
            { value: "one", label: "Один" },
            { value: "many", label: "Несколько" },
          ]}
        />
        <TextField
          field={fields.most}
          label="Не больше скольких"
          hint="Если можно несколько. Пусто – сколько угодно"
          inputMode="numeric"
          width="xs"
          optional
        />
        <CheckboxField
          field={fields.extendable}
          label="Можно предложить свой вариант"
          hint="Его увидят и смогут выбрать остальные"
          defaultChecked={poll?.extendable}
        />
        <RadioGroup
          field={fields.named}
          label="Кто увидит, кто что выбрал"
          choices={[
            {
              value: "anonymous",
              label: "Никто: опрос анонимный",
              hint: "Итоги появятся, когда ответят хотя бы пятеро",
            },
            { value: "named", label: "Все, кому показаны итоги", hint: "Об этом сказано до ответа" },
          ]}
        />
        <CheckboxField
          field={fields.changeable}
          label="Можно изменить ответ, пока опрос идёт"
          hint="Только с именами: анонимный ответ портал не хранит и не узнает, какой заменить"
          defaultChecked={poll?.changeable}
        />
        <RadioGroup
          field={fields.shows}
          label="Когда показать итоги"
          choices={[
            { value: "always", label: "Всем сразу" },
            { value: "after-answer", label: "Тем, кто уже ответил" },
            { value: "at-end", label: "Когда опрос закончится" },
          ]}
        />
        <DateField
          field={fields.endsAt}
          kind="datetime-local"
          label="Закончить"
          hint={`Оставьте пустым, чтобы закончить опрос самому. Время – ${zoneName(viewer.timeZone)}.`}
          optional
        />
        <p className="text-sm text-muted">Когда ответит первый человек, вопрос и варианты уже не изменить.</p>
        <FormActions>
          <Button look="primary" name="intent" value="put-poll">
            {poll ? "Сохранить опрос" : "Добавить опрос"}
          </Button>
          {poll && (
            <Button look="quiet-danger" name="intent" value="drop-poll" formNoValidate>
              Убрать опрос
            </Button>
          )}
          <ButtonLink look="quiet" href={back} data-document>
            Назад
          </ButtonLink>
        </FormActions>
      </Form>
    </Card>
  );
}

function startOf(poll: PollDraft | null, zone: string) {
  return {
    question: poll?.question,
    options: poll?.options.join("\n"),
    many: poll?.many ? "many" : "one",
    most: poll?.most ? String(poll.most) : undefined,
    changeable: undefined,
    extendable: undefined,
    named: poll?.named ? "named" : "anonymous",
    shows: poll?.shows ?? "after-answer",
    endsAt: poll?.endsAt ? wallOf(poll.endsAt, zone) : undefined,
  };
}
