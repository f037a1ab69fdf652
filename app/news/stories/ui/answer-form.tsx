import { PauseNotice, usePause } from "#app/engines/moderation/ui/pause.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";

/** A word to the story's author, under its frames. */
export function AnswerForm() {
  const { fields, problems } = useSmallForm("answer", { text: undefined });
  const pause = usePause();
  if (pause) return <PauseNotice pause={pause} />;
  return (
    <Form id="answer" className="mt-4 space-y-3" data-keep-scroll>
      <ErrorSummary problems={problems} />
      <TextareaField
        field={fields.text}
        label="Ответить автору"
        hint="Прочитает только автор истории"
        rows={2}
        maxLength={1000}
      />
      <Button name="intent" value="answer" icon="send">
        Отправить
      </Button>
    </Form>
  );
}
