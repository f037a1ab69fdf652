import type { AudienceChoices } from "#app/people/account/contract.ts";
import { ReadersField } from "#app/people/account/ui/readers-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";
import { useRoot } from "#app/web/root-data.ts";
import { wallOf } from "#app/web/wall-time.ts";
import { zoneName } from "#app/web/zone-name.ts";
import type { DeskLine } from "../contract.ts";
import { levelTitles } from "./levels.tsx";

type Values = {
  text: string;
  link: string;
  level: string;
  feed: string;
  from: string;
  to: string;
  dismissible: boolean;
  readers: string;
  parts: string[];
};

type Props = { choices: AudienceChoices; send: string; back: string; source?: DeskLine };

/** The form of an announcement. Times are those of the editor's own zone. */
export function LineForm({ choices, send, back, source }: Props) {
  const { viewer } = useRoot();
  const { form, fields, problems } = usePageForm<Values>("line", {
    text: source?.text,
    link: source?.link ?? undefined,
    level: source?.level ?? "info",
    feed: source?.feed ?? "work",
    from: source && wallOf(source.from, viewer.timeZone),
    to: source && wallOf(source.to, viewer.timeZone),
    dismissible: source?.dismissible ?? true,
  });
  return (
    <Card pad="l">
      <Form id={form.id} className="space-y-6">
        <ErrorSummary problems={problems} />
        {source && <input type="hidden" name="revision" value={source.revision} />}
        {source && problems.some(({ id }) => id === form.id) && <Notice title="Уже сохранено">{source.text}</Notice>}
        <TextareaField field={fields.text} label="Текст" hint="От 5 до 200 знаков" rows={2} maxLength={200} />
        <TextField
          field={fields.link}
          label="Ссылка «Подробнее»"
          hint="https://… или страница портала, например /feed/life"
          maxLength={500}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          optional
        />
        <RadioGroup
          field={fields.level}
          label="Важность"
          choices={[
            { value: "info", label: levelTitles.info },
            { value: "warning", label: levelTitles.warning },
            { value: "critical", label: levelTitles.critical, hint: "Стоит первым, и скрыть его нельзя" },
          ]}
        />
        <RadioGroup
          field={fields.feed}
          label="Над какой лентой"
          hint="На главной видны обе"
          look="row"
          choices={[
            { value: "work", label: "Работа" },
            { value: "life", label: "Жизнь" },
          ]}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <DateField
            field={fields.from}
            kind="datetime-local"
            label="Начало"
            hint="Оставьте пустым, чтобы показать сразу"
            optional
          />
          <DateField
            field={fields.to}
            kind="datetime-local"
            label="Конец"
            hint={`Не дольше 30 дней, ${zoneName(viewer.timeZone)}`}
          />
        </div>
        <CheckboxField field={fields.dismissible} label="Читатель может скрыть объявление у себя" />
        <ReadersField fields={fields} choices={choices} value={source} />
        <FormActions>
          <Button look="primary" name="intent" value="save">
            {send}
          </Button>
          <ButtonLink look="quiet" href={back}>
            Отмена
          </ButtonLink>
        </FormActions>
      </Form>
    </Card>
  );
}
