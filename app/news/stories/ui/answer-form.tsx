import { PauseNotice, usePause } from "#app/engines/moderation/ui/pause.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";

/** A word to the story's author, in one line under the frame. */
export function AnswerForm() {
  const { fields, problems } = useSmallForm("answer", { text: undefined });
  const pause = usePause();
  if (pause) return <PauseNotice pause={pause} />;
  return (
    <Form id="answer" className="flex min-w-60 flex-1 flex-wrap items-end gap-2" data-keep-scroll>
      <ErrorSummary problems={problems} />
      <TextareaField
        field={fields.text}
        label="Ответить автору"
        hideLabel
        placeholder="Ответ прочитает только автор"
        rows={1}
        maxLength={1000}
        className="min-w-0 flex-1"
      />
      <Button name="intent" value="answer" icon="send" iconOnly look="tinted">
        Отправить
      </Button>
    </Form>
  );
}
