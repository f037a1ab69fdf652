import { useLocation, useParams } from "@remix-run/react";
import { PauseNotice, usePause } from "#app/engines/moderation/ui/pause.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { later } from "#app/ui/later.tsx";
import { counted } from "#app/ui/plural.ts";
import { sendByKeys } from "#app/ui/send-by-keys.ts";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import type { Attachment } from "../contract.ts";
import { useMentionPicker } from "./offered-people.ts";
import { talkHref } from "./talk-href.ts";

const AttachedNow = later(async () => ({ default: (await import("./attachments-fields.tsx")).AttachedNow }));
const AttachedBefore = later(async () => ({ default: (await import("./attachments-fields.tsx")).AttachedBefore }));

type Props = {
  id: string;
  intent: "comment" | "edit-comment";
  label: string;
  send: string;
  text?: string;
  parentId?: string;
  commentId?: string;
  /** What stands beside the words that are being changed. */
  attachments?: Attachment[];
  /** How many people «@все» calls, for who may call them. */
  calls?: number | undefined;
  /** Opened by a link of its own: the reader's place is here. */
  focus?: boolean;
};

const callOne = "Позвать коллегу: @ и начало имени";

const people: [string, string, string] = ["человек", "человека", "человек"];

export function CommentForm({ id, intent, label, send, text, parentId, commentId, attachments, calls, focus }: Props) {
  const { fields, problems } = useSmallForm(id, { text, files: undefined, alts: undefined });
  const pause = usePause();
  const here = useLocation();
  const params = useParams();
  const { picker, offerPeople } = useMentionPicker(params.id ?? params.threadId);
  if (pause) return <PauseNotice pause={pause} />;
  return (
    <Form
      id={id}
      onKeyDown={sendByKeys}
      className="mt-4 space-y-3"
      data-keep-scroll
      data-what="Комментарий к"
      encType="multipart/form-data"
    >
      <ErrorSummary problems={problems} />
      {parentId && <input type="hidden" name="parentId" value={parentId} />}
      {commentId && <input type="hidden" name="id" value={commentId} />}
      <div className="relative" onInput={offerPeople}>
        <TextareaField
          field={fields.text}
          label={label}
          hint={calls ? `${callOne}. Всех: @все, это ${counted(calls, people)}` : callOne}
          rows={3}
          maxLength={4000}
          autoFocus={focus}
        />
        {picker}
      </div>
      {intent === "comment" && <AttachedNow files={fields.files} alts={fields.alts} />}
      {attachments && <AttachedBefore id={id} items={attachments} />}
      <div className="flex gap-2">
        <Button look="primary" name="intent" value={intent} icon="send">
          {send}
        </Button>
        {focus && (
          <ButtonLink look="quiet" href={talkHref(here, {})} data-keep-scroll>
            Отмена
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
