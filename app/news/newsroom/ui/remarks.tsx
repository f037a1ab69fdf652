import { GuestMark } from "#app/access/guests/ui/guest-mark.tsx";
import { mentioned } from "#app/engines/content/ui/mentioned.tsx";
import { PauseNotice, usePause } from "#app/engines/moderation/ui/pause.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { sendByKeys } from "#app/ui/send-by-keys.ts";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import type { Remark } from "../contract.ts";

/** What editors say of an article, the latest first, under the place to say something. */
export function Remarks({ items, next }: { items: Remark[]; next: string | undefined }) {
  const { fields, problems } = useSmallForm("remark", { text: undefined });
  const pause = usePause();
  return (
    <Card>
      {pause && problems.length === 0 ? (
        <PauseNotice pause={pause} />
      ) : (
        <Form id="remark" className="space-y-3" data-keep-scroll="" data-what="Комментарий к" onKeyDown={sendByKeys}>
          <ErrorSummary problems={problems.filter(({ id }) => id.startsWith("remark-text"))} />
          <TextareaField
            field={fields.text}
            label="Комментарий"
            hint="Позвать редактора: @ и начало имени"
            rows={3}
            maxLength={4000}
          />
          <Button look="primary" icon="send" name="intent" value="say">
            Отправить
          </Button>
        </Form>
      )}
      {items.length > 0 ? (
        <ol className="mt-5 divide-y divide-line border-t border-line">
          {items.map((remark) => (
            <Said key={remark.id} remark={remark} />
          ))}
        </ol>
      ) : (
        <p className="mt-5 text-soft">Обсуждения пока нет.</p>
      )}
      {next && <MoreLink href={next} />}
    </Card>
  );
}

function Said({ remark: { id, author, text, mentions, createdAt, mine } }: { remark: Remark }) {
  const { viewer, now } = useRoot();
  const name = author?.name ?? "Коллега";
  return (
    <li id={id} className="flex gap-3 py-4">
      <Avatar person={{ id: author?.accountId ?? id, name, photo: author?.photo ?? null }} size="s" />
      <div className="min-w-0 flex-1">
        <p className="text-sm text-muted">
          <span className="font-medium text-ink">{name}</span> {author?.guest && <GuestMark />} ·{" "}
          <Time value={createdAt} zone={viewer.timeZone} now={now} />
        </p>
        <p className="mt-1 whitespace-pre-line wrap-anywhere">{mentioned(text, mentions)}</p>
      </div>
      {mine && (
        <Form className="relative" data-keep-scroll="">
          <input type="hidden" name="id" value={id} />
          <Button look="quiet" size="s" icon="delete" iconOnly name="intent" value="unsay">
            Удалить свой комментарий
          </Button>
        </Form>
      )}
    </li>
  );
}
