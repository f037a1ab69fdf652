import { Attachments } from "#app/engines/content/ui/attachments.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { Section } from "#app/ui/page-header.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import type { Submission } from "../contract.ts";
import { verdictTitles } from "./course-words.ts";

/** What was sent to be checked, with the answers. */
export function SubmissionList({ items }: { items: Submission[] }) {
  const { viewer, now } = useRoot();
  return (
    <ul className="space-y-3">
      {items.map(({ id, body, files, verdict, words, at }) => (
        <li key={id} className="card space-y-2 p-4">
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
            <Time value={at} zone={viewer.timeZone} now={now} look="moment" />
            <Badge look={verdict === "accepted" ? "success" : verdict ? "danger" : undefined}>
              {verdict ? verdictTitles[verdict] : "На проверке"}
            </Badge>
          </p>
          {body && <p className="whitespace-pre-line wrap-anywhere">{body}</p>}
          <Attachments items={files} />
          {words && (
            <p className="whitespace-pre-line border-l-2 border-line pl-3 wrap-anywhere">
              <span className="text-muted">Ответ: </span>
              {words}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

type Props = { kind: "task" | "scorm" | "event"; isOpen: boolean; items: Submission[] };

const words = {
  task: {
    title: "Ваша работа",
    label: "Что сделано",
    hint: "Или приложите файлы. Ответ придёт в уведомлении",
    send: "Отправить на проверку",
  },
  scorm: {
    title: "Если пакет не открывается",
    label: "Как вы прошли урок",
    hint: "Прочитали текст урока, посмотрели у коллеги: тот, кто ведёт курс, подтвердит",
    send: "Сообщить о прохождении",
  },
  event: {
    title: "Если вас не отметили",
    label: "Когда вы там были",
    hint: "Обычно урок проходит сам, когда вас отметят у входа. Не отметили – напишите: тот, кто ведёт курс, подтвердит",
    send: "Сообщить об участии",
  },
};

/** Sends a work to be checked, and tells what came of the ones before. */
export function Work({ kind, isOpen, items }: Props) {
  const { fields, problems } = useSmallForm("work", { body: undefined, files: undefined });
  const { title, label, hint, send } = words[kind];
  return (
    <Section id="work" title={title}>
      <div className="space-y-4">
        {isOpen && (
          <Card>
            <Form id="work-form" className="space-y-4" encType="multipart/form-data">
              <ErrorSummary problems={problems} />
              <TextareaField field={fields.body} label={label} hint={hint} rows={5} maxLength={5000} optional />
              {kind === "task" && (
                <FileField field={fields.files} label="Файлы" hint="До десяти, каждый до 25 МБ" multiple optional />
              )}
              <Button look={kind === "task" ? "primary" : undefined} name="intent" value="submit">
                {send}
              </Button>
            </Form>
          </Card>
        )}
        <SubmissionList items={items} />
      </div>
    </Section>
  );
}
