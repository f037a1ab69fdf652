import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { counted } from "#app/ui/plural.ts";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";
import type { OpenTopic } from "../contract.ts";
import { ratingWords, targetWords } from "./words.ts";

type Values = Record<"topic" | "target" | "about" | "rating" | "text" | "wantsAnswer" | "unnamed" | "files", string>;

/** What one thinks of a topic. Who leaves no name is told before the first field what the portal does not keep. */
export function OpinionForm({ topic, code }: { topic: OpenTopic; code: string }) {
  const { fields, problems } = usePageForm<Values>("opinion");
  return (
    <Form
      id="opinion"
      encType="multipart/form-data"
      notKept="Мнение не остаётся в браузере: отправьте, когда будет связь."
      className="space-y-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-7"
    >
      <ErrorSummary problems={problems} />
      <input type="hidden" name="topic" value={topic.id} />
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="_unkept" value="yes" />
      {topic.unnamed ? (
        <>
          <Notice title="Можно не подписываться">
            Тогда портал не запишет ни вашего имени, ни времени, а только день. Кто написал, не узнают ни те, кто
            отвечает, ни администратор. Ответ вы прочитаете по коду, который портал покажет один раз.
          </Notice>
          <RadioGroup
            field={fields.unnamed}
            label="Как отправить"
            look="cards"
            choices={[
              { value: "no", label: "От своего имени", hint: "Об ответе сообщит колокольчик" },
              { value: "yes", label: "Без имени", hint: "Ответ – по коду, без файлов" },
            ]}
          />
        </>
      ) : (
        <input type="hidden" name="unnamed" value="no" />
      )}
      <SelectField
        field={fields.target}
        label="О чём вы пишете"
        prompt="Выберите"
        options={Object.entries(targetWords).map(([value, label]) => ({ value, label }))}
      />
      <TextField
        field={fields.about}
        label="Что именно"
        hint="Название или ссылка"
        maxLength={200}
        autoComplete="off"
        optional
      />
      <RadioGroup
        field={fields.rating}
        label="Ваша оценка"
        choices={ratingWords.map((words, at) => ({
          value: String(at + 1),
          label: `${at + 1} – ${words.toLowerCase()}`,
        }))}
      />
      <TextareaField field={fields.text} label="Что вы думаете" hint="До 2000 знаков" rows={6} maxLength={2000} />
      <FileField
        field={fields.files}
        label="Файлы"
        hint="До 5 вместе, только если мнение подписано: в файлах бывает имя автора"
        multiple
        optional
      />
      <CheckboxField field={fields.wantsAnswer} label="Мне важен ответ" />
      <p className="text-sm text-muted">Отвечают за {counted(topic.termDays, ["день", "дня", "дней"])}.</p>
      <FormActions>
        <Button look="primary" name="intent" value="say">
          Отправить
        </Button>
      </FormActions>
    </Form>
  );
}
