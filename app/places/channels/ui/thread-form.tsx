import { CallHint } from "#app/engines/membership/ui/call-hint.tsx";
import { PauseNotice, usePause } from "#app/engines/moderation/ui/pause.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { sendByKeys } from "#app/ui/send-by-keys.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import { href } from "#app/web/urls.ts";
import type { ChannelView } from "../contract.ts";
import { channels } from "../routes.ts";

/** Begins a thread in a channel. */
export function ThreadForm({ channel }: { channel: ChannelView }) {
  const { id, alias } = channel;
  const { fields, problems } = useSmallForm("thread", { title: undefined, body: undefined });
  const pause = usePause();
  if (pause) return <PauseNotice pause={pause} />;
  return (
    <details open={problems.length > 0} className="group mb-6 rounded-card border border-line bg-surface shadow-card">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-medium text-link sm:px-5">
        Начать обсуждение
      </summary>
      <Form id="thread" onKeyDown={sendByKeys} className="space-y-4 p-4 pt-0 sm:p-5 sm:pt-0">
        <input type="hidden" name="id" value={id} />
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
          <ButtonLink href={href(channels.poll, { channelAlias: alias })} icon="surveys">
            Спросить опросом
          </ButtonLink>
          <ButtonLink look="quiet" href={href(channels.createThread, { channelAlias: alias })} icon="attach">
            С картинками и файлами
          </ButtonLink>
        </FormActions>
      </Form>
    </details>
  );
}
