import { useState } from "react";
import { DraftKeeping } from "#app/engines/drafts/ui/draft-keeping.tsx";
import { CallHint } from "#app/engines/membership/ui/call-hint.tsx";
import { PauseNotice, usePause } from "#app/engines/moderation/ui/pause.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { sendByKeys } from "#app/ui/send-by-keys.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import type { ChannelView } from "../contract.ts";

type Props = {
  channel: ChannelView;
  /** What was begun here before and not sent, or a new draft. */
  begun: { draft: string; title?: string; body?: string };
};

/** Begins a thread in a channel. What is typed is kept as a draft, and goes along to where pictures or a poll are added. */
export function ThreadForm({ channel, begun }: Props) {
  const { id, alias } = channel;
  // The page is read anew while somebody writes: they go on with the draft that they have begun.
  const [{ draft, title, body }] = useState(begun);
  const { fields, problems } = useSmallForm("thread", { title, body });
  const pause = usePause();
  if (pause) return <PauseNotice pause={pause} />;
  return (
    <details
      open={problems.length > 0 || Boolean(title || body)}
      className="group mb-6 rounded-card border border-line bg-surface shadow-card"
    >
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-medium text-link sm:px-5">
        Начать обсуждение
      </summary>
      <Form id="thread" onKeyDown={sendByKeys} className="space-y-4 p-4 pt-0 sm:p-5 sm:pt-0">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="channel" value={alias} />
        {/* What Enter presses: the first button of a form. */}
        <button type="submit" name="intent" value="write" hidden>
          Опубликовать
        </button>
        <ErrorSummary problems={problems} />
        <TextField field={fields.title} label="Заголовок" maxLength={150} autoComplete="off" optional />
        <TextareaField
          field={fields.body}
          label="Текст"
          hint="Позвать коллегу: @ и начало имени"
          rows={5}
          maxLength={10_000}
        />
        <CallHint place={channel} />
        <FormActions>
          <Button look="primary" name="intent" value="write">
            Опубликовать
          </Button>
          <Button name="intent" value="ask-poll" icon="surveys">
            Спросить опросом
          </Button>
          <Button look="quiet" name="intent" value="with-files" icon="attach">
            С картинками и файлами
          </Button>
          <DraftKeeping id={draft} form="thread" />
        </FormActions>
      </Form>
    </details>
  );
}
